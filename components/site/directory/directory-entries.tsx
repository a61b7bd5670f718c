import { Link } from '@/components/site/link';
import type { DirectoryKind } from '@/lib/catalogue/directory';
import type { DirectoryEntry } from '@/lib/data/directory';
import { rowPath } from '@/lib/entities/path-grammar';

/** Some entries of a directory, as a plain list of links. */
export function DirectoryEntries({ kind, entries }: { kind: DirectoryKind; entries: DirectoryEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.slug} className="break-inside-avoid">
          <Link
            href={rowPath(kind, { slug: entry.slug, parent: entry.category })}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-brand hover:underline"
          >
            {entry.name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
