import { Link } from '@/components/site/link';
import type { DirectoryKind } from '@/lib/catalogue/directory';
import { shopStartOf } from '@/lib/catalogue/shop-start';
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
  const byShop = Map.groupBy(starts, ({ retailer }) => retailer.slug);
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
          <Start starts={byShop.get(entry.slug)} />
        </li>
      ))}
    </ul>
  );
}

function Start({ starts }: { starts: SaleStart[] | undefined }) {
  if (!starts) return null;
  const { status, text } = shopStartOf(starts, []);
  return (
    <span className="sale-pill" data-status={status}>
      {text}
    </span>
  );
}
