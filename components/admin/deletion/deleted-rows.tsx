import Link from 'next/link';
import { actorNames } from '@/lib/data/admin/actors';
import { listDeletions } from '@/lib/data/admin/deletions';
import { getRows } from '@/lib/data/admin/rows';
import { formatMoment } from '@/lib/dates/london-time';
import { historyPathOf, type Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';

/**
 * The number of deletions to read. A list has at most 100 rows per page, so no bulk deletion has more rows than this.
 */
const SHOWN = 100;

/** Lists the most recently deleted rows that have not been restored, with links to their histories. */
export async function DeletedRows(props: { db: Db; resource: Resource; viewerId: string }) {
  const { db, resource, viewerId } = props;
  const deletions = await listDeletions(db, { table: resource.table, limit: SHOWN });
  const [back, nameOf] = await Promise.all([
    getRows(
      db,
      resource,
      deletions.map(({ id }) => id),
    ),
    actorNames(db, { actors: deletions.map(({ actor }) => actor), viewerId }),
  ]);
  const gone = deletions.filter(({ id }) => !back.some((row) => row.id === id));
  if (gone.length === 0) return <p>There are no deleted rows to restore.</p>;
  return (
    <ul className="divide-y divide-rule border-y border-rule">
      {gone.map(({ id, row, actor, at }) => {
        const name = String(row[resource.nameColumn]);
        return (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              <strong>{name}</strong>{' '}
              {typeof row.slug === 'string' && <span className="text-muted">{row.slug}</span>}
            </span>
            <span className="flex flex-wrap gap-3 text-sm text-muted">
              <span>
                <time dateTime={at}>{formatMoment(at)}</time>, by {nameOf(actor)}
              </span>
              <Link href={historyPathOf(resource, id)} prefetch={false} className="admin-link">
                History<span className="sr-only"> of {name}</span>
              </Link>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
