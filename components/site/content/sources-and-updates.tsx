import { formatDate } from '@/lib/dates/london-time';
import type { Source, Update } from '@/lib/schema/rows';

/**
 * Shows the sources of a guide or article, and the log of its updates, newest first. Leaves out a list without entries.
 */
export function SourcesAndUpdates({ sources, updates }: { sources: Source[]; updates: Update[] }) {
  const newestFirst = updates.toSorted((a, b) => b.day.localeCompare(a.day));
  return (
    <>
      {sources.length > 0 && (
        <section aria-labelledby="sources" className="mt-10">
          <h2 id="sources">Sources</h2>
          <ul className="prose list-disc pl-6 max-lg:mt-3">
            {sources.map(({ name, url, day }) => (
              <li key={`${url} ${day} ${name}`}>
                <a href={url} rel="nofollow noopener">
                  {name}
                </a>
                , <time dateTime={day}>{formatDate(day)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {newestFirst.length > 0 && (
        <section aria-labelledby="updates" className="mt-10">
          <h2 id="updates">Updates</h2>
          <ul className="grid gap-2 max-lg:mt-3">
            {newestFirst.map(({ day, text }) => (
              <li key={`${day} ${text}`}>
                <time dateTime={day} className="font-semibold">
                  {formatDate(day)}:
                </time>{' '}
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
