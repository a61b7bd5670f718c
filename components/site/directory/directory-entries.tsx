import type { DirectoryKind } from '@/lib/catalogue/directory';
import type { DirectoryEntry } from '@/lib/data/directory';
import { NotCheckedLegend } from '../not-checked';
import { hasUncheckedPrices, ProductEntries } from './product-entries';
import { certaintyOfShops, ShopEntries } from './shop-entries';

interface DirectoryEntriesProps {
  kind: DirectoryKind;
  entries: DirectoryEntry[];
  /** Whether each unchecked start of a sale has a mark. */
  hasMarks: boolean;
}

/** Lists some entries of a directory. */
export const DirectoryEntries = ({ kind, entries, hasMarks }: DirectoryEntriesProps) =>
  kind === 'products' ? (
    <ProductEntries entries={entries} />
  ) : (
    <ShopEntries entries={entries} hasMarks={hasMarks} />
  );

/** How a page of a directory shows that nobody has checked some of its facts. */
interface Unchecked {
  /** Whether each unchecked fact has a mark. */
  hasMarks: boolean;
  /** A sentence about the unchecked facts, in place of the marks. */
  sentence: string | null;
}

/** Returns whether a directory page marks its unchecked facts, and a sentence to show in place of the marks. */
export async function uncheckedOf(kind: DirectoryKind, entries: DirectoryEntry[]): Promise<Unchecked> {
  if (kind === 'retailers') return certaintyOfShops(entries);
  return { hasMarks: await hasUncheckedPrices(entries), sentence: null };
}

/** Says at the head of a directory which facts nobody has checked, or explains their marks. */
export const UncheckedNote = ({ hasMarks, sentence }: Unchecked) => (
  <>
    {sentence && <p className="not-checked">{sentence}</p>}
    {hasMarks && <NotCheckedLegend />}
  </>
);
