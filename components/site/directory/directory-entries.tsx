import { Link } from '@/components/site/link';
import type { DirectoryKind } from '@/lib/catalogue/directory';
import { statusInWords } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import type { DirectoryEntry } from '@/lib/data/directory';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { rowPath } from '@/lib/entities/path-grammar';

interface DirectoryEntriesProps {
  kind: DirectoryKind;
  entries: DirectoryEntry[];
}

/** Some entries of a directory, as a list of links. Beside a shop is the start of its sale, if it is known. */
export async function DirectoryEntries({ kind, entries }: DirectoryEntriesProps) {
  const starts = kind === 'retailers' ? await listSaleStarts() : [];
  const firstStarts = new Map(starts.toReversed().map((start) => [start.retailer.slug, start]));
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.slug} className="directory-entry">
          <Link
            href={rowPath(kind, { slug: entry.slug, parent: entry.category })}
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
