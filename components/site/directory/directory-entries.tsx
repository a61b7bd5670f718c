import { Link } from '@/components/site/link';
import type { DirectoryKind } from '@/lib/catalogue/directory';
import { statusInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import type { DirectoryEntry } from '@/lib/data/directory';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { rowPath } from '@/lib/entities/path-grammar';
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
  const starts = await listSaleStarts();
  const firstStarts = new Map(starts.toReversed().map((start) => [start.retailer.slug, start]));
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
          <Start start={firstStarts.get(entry.slug)} />
        </li>
      ))}
    </ul>
  );
}

const Start = ({ start }: { start: SaleStart | undefined }) =>
  start && (
    <span className="sale-pill" data-status={start.status}>
      {statusInWords(start)}
    </span>
  );
