import Link from 'next/link';
import type { Edit } from '@/lib/data/admin/overview';
import { formatMoment } from '@/lib/dates/london-time';

const VERBS = new Map([
  ['insert', 'created'],
  ['update', 'changed'],
  ['delete', 'deleted'],
]);

/** Lists the latest edits, dated in London time, with links to the edited rows and their histories if these exist. */
export function LastEdits({ edits }: { edits: Edit[] }) {
  return (
    <section aria-labelledby="last-edits">
      <h2 id="last-edits">Latest edits</h2>
      {edits.length === 0 ? (
        <p className="mt-3">There are no edits yet.</p>
      ) : (
        <ul className="mt-3 divide-y divide-rule border-y border-rule">
          {edits.map(({ id, isOwn, action, row, within, at, path, historyPath }) => (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="min-w-0 break-words">
                {isOwn ? 'You' : 'Another editor'} {VERBS.get(action) ?? action}{' '}
                {path ? (
                  <Link href={path} prefetch={false} className="admin-link font-semibold">
                    {row}
                  </Link>
                ) : (
                  <strong>{row}</strong>
                )}
                {within && ` in ${within}`}
              </span>
              <span className="flex gap-3 text-sm text-muted">
                <time dateTime={at}>{formatMoment(at)}</time>
                {historyPath && (
                  <Link href={historyPath} prefetch={false} className="admin-link">
                    History<span className="sr-only"> of {row}</span>
                  </Link>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
