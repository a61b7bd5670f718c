import 'server-only';
import { getPages } from '@/lib/data/admin/pages';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { resourceOf } from '@/lib/resources';
import type { Outcome } from '@/lib/services/rows/outcome';
import { setFlag } from '@/lib/services/rows/set-flag';
import type { Db } from '@/lib/supabase/public';

/**
 * Publishes or unpublishes the rows that these pages show. Changes all rows of one entity or, if one fails, none of
 * them. Skips pages without a row that can be published, and states their number in the message.
 */
export async function publishPages(
  db: Db,
  { ids, isOn }: { ids: string[]; isOn: boolean },
): Promise<Outcome<unknown>> {
  const pages = await getPages(db, ids);
  const withRow = pages.filter(({ type, row_id: row }) => row !== null && resourceOf(type)?.flag);
  const byType = Map.groupBy(withRow, ({ type }) => type);
  const tags: string[] = [];
  for (const [type, group] of byType) {
    const resource = resourceOf(type);
    if (!resource) continue;
    const rows = group.flatMap(({ row_id: row }) => row ?? []);
    const outcome = await setFlag(db, resource, { ids: rows, isOn });
    tags.push(...(outcome.tags ?? []));
    // This failure does not undo the changes to rows of earlier entities, so the pages of those rows must be refreshed.
    if (outcome.state.status !== 'success') return { ...outcome, tags };
  }
  if (withRow.length === 0) return { state: actionError('These pages can’t be published or unpublished') };
  const left = ids.length - withRow.length;
  const done = isOn ? 'published' : 'unpublished';
  const message =
    left === 0
      ? `${pagesText(withRow.length)} ${done}`
      : `${pagesText(withRow.length)} ${done}; ${left.toLocaleString('en-GB')} can’t be ${done}`;
  return { state: actionOk({ message }), tags };
}

const pagesText = (count: number) => (count === 1 ? 'One page' : `${count.toLocaleString('en-GB')} pages`);
