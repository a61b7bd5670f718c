import 'server-only';
import { actionError, actionOk } from '@/lib/actions/action-state';
import type { Outcome } from '@/lib/actions/admin-action';
import { referencesTag, settingsTag } from '@/lib/cache-tags';
import { bringBack, listDeletedRows } from '@/lib/data/admin/deletions';
import { getRows, isSlugTaken } from '@/lib/data/admin/rows';
import type { Db } from '@/lib/supabase/public';
import { withoutGone } from './gone';
import { listLostEnds } from './lost-ends';
import { fieldsOf, type Resource, type Row } from './resource';
import { deletedAsOf } from './restore';
import { sanitised } from './save-row';
import { tagsOfWrite } from './tags';
import { counted } from './words';
import { failedWrite } from './write-failure';

const refused = (message: string): Outcome<never> => ({
  state: actionError(message),
});

interface BringBackParams {
  ids: string[];
  /** As it was in this version; otherwise as it was when it was deleted. */
  version?: { number: number; withPublication: boolean };
}

/** Brings deleted rows back under their ids and slugs, with what referred to them: all of them or none. */
export async function bringBackRows(
  db: Db,
  resource: Resource,
  { ids, version }: BringBackParams,
): Promise<Outcome<never>> {
  const there = await getRows(db, resource, ids);
  const away = ids.filter((id) => !there.some((row) => row.id === id));
  if (away.length === 0) {
    return { state: actionOk({ message: 'It is back already' }), tags: [] };
  }
  const former = version
    ? [await deletedAsOf(db, resource, { id: away[0] ?? '', ...version })]
    : await listDeletedRows(db, { table: resource.table, ids: away });
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const row of former) {
    if (!row) return refused('There is no such version.');
    const obstacle = await obstacleOf(db, resource, row);
    if (obstacle) return refused(obstacle);
    const usable = await withoutGone(db, resource, row);
    const empty = fieldsOf(resource).find(
      (field) => field.kind === 'reference' && field.none === undefined && !usable.row[field.name],
    );
    if (empty) return refused(`${usable.notes.join(' ')} Bring that back first.`);
    rows.push(await sanitised(resource, usable.row));
    notes.push(...usable.notes);
  }
  if (rows.length === 0) return refused('There is no record of it: it cannot be brought back.');
  // What names them anew is drawn anew, and so are redirects that lead to them again.
  const tags = [
    ...rows.flatMap((row) => tagsOfWrite(resource, null, row)),
    ...(resource.hasSlug ? [referencesTag(), settingsTag('redirects'), settingsTag('navigation_menu')] : []),
  ];
  try {
    const missed = await bringBack(db, { table: resource.table, rows });
    if (missed > 0) notes.push(`${missed} of the places that named it could not be given back.`);
    const message = [`${counted(resource, rows.length)} brought back`, ...notes].join('. ');
    return { state: actionOk({ message }), tags };
  } catch (error) {
    return failedWrite(resource, 'created', error, tags);
  }
}

/** Why a row cannot come back: something else has its slug by now, or the page is gone to which it would lead. */
async function obstacleOf(db: Db, resource: Resource, row: Row): Promise<string | null> {
  const [lost] = await listLostEnds(db, resource, [row]);
  if (lost) return `${lost.from}: ${lost.reason}`;
  const { slug } = row;
  if (!resource.hasSlug || !(await isSlugTaken(db, resource, { slug: String(slug) }))) return null;
  return `The slug “${String(slug)}” has been taken meanwhile by another ${resource.one}. Give that one another slug, then bring this one back.`;
}
