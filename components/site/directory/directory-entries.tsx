import { Link } from '@/components/site/link';
import type { DirectoryKind } from '@/lib/catalogue/directory';
import { type ShopStart, shopStartOf } from '@/lib/catalogue/shop-start';
import type { DirectoryEntry } from '@/lib/data/directory';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { rowPath } from '@/lib/entities/path-grammar';
import { NotCheckedLegend } from '../not-checked';
import { StartPill } from '../sale-dates/start-pill';
import { ProductEntries } from './product-entries';

interface DirectoryEntriesProps {
  kind: DirectoryKind;
  entries: DirectoryEntry[];
}

/** Some entries of a directory. Beside a shop is the start of its sale, if it is known. */
export function DirectoryEntries({ kind, entries }: DirectoryEntriesProps) {
  return kind === 'products' ? <ProductEntries entries={entries} /> : <ShopEntries entries={entries} />;
}

async function ShopEntries({ entries }: { entries: DirectoryEntry[] }) {
  const starts = await startsByShop();
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.slug} className="directory-entry">
          <Link
            href={rowPath('retailers', { slug: entry.slug, parent: null })}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-brand hover:underline"
          >
            {entry.name}
          </Link>
          <Start start={starts.get(entry.slug)} />
        </li>
      ))}
    </ul>
  );
}

/** Returns when the sales of shops start, by their slugs. Shops without a known day are left out. */
async function startsByShop(): Promise<Map<string, ShopStart>> {
  const byShop = Map.groupBy(await listSaleStarts(), ({ retailer }) => retailer.slug);
  return new Map([...byShop].map(([slug, starts]) => [slug, shopStartOf(starts, [])]));
}

const Start = ({ start }: { start: ShopStart | undefined }) =>
  start && <StartPill status={start.status} text={start.text} isUnchecked={start.isUnchecked} />;

/** The legend below some lists of shops; renders nothing if no start has a mark. */
export async function ShopEntriesLegend({ lists }: { lists: DirectoryEntry[][] }) {
  const starts = await startsByShop();
  return lists.flat().some(({ slug }) => starts.get(slug)?.isUnchecked) && <NotCheckedLegend />;
}
