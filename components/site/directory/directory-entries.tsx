import { Link } from '@/components/site/link';
import type { DirectoryEntry } from '@/lib/data/directory';
import type { DirectoryKind } from '@/lib/directory';
import { productPath, retailerPath } from '@/lib/paths';

/** Names as links, nothing else. */
export function DirectoryEntries({ kind, entries }: { kind: DirectoryKind; entries: DirectoryEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.slug} className="break-inside-avoid">
          <Link
            href={kind === 'retailers' ? retailerPath(entry.slug) : productPath(entry)}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-brand hover:underline"
          >
            {entry.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
