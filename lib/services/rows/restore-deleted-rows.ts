import 'server-only';
import { referencesTag, settingsTag } from '@/lib/cache/tags';
import { reinsertRows, listDeletedRows } from '@/lib/data/admin/deletions';
import { getRows, isSlugTaken } from '@/lib/data/admin/rows';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { fieldsOf, type Resource, type Row } from '@/lib/resources/resource';
import { affectedPageTags } from '@/lib/resources/affected-page-tags';
import { counted } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';
import { withoutBrokenReferences } from './without-broken-references';
import { listBrokenRedirects } from './broken-redirects';
import type { Outcome } from './outcome';
import { deletedAsOf } from './restore';
import { sanitised } from './save-row';
import { failedWrite } from './write-failure';

const refused = (message: string): Outcome<never> => ({
  state: actionError(message),
});

interface BringBackParams {
  ids: string[];
  /** The version to restore. If left out, rows are restored as they were when they were deleted. */
  version?: { number: number; withPublication: boolean };
}

/** Restores either all of the deleted rows or none, with their ids, slugs and references. */
export async function restoreDeletedRows(
  db: Db,
  resource: Resource,
  { ids, version }: BringBackParams,
): Promise<Outcome<never>> {
  const there = await getRows(db, resource, ids);
  const away = ids.filter((id) => !there.some((row) => row.id === id));
  if (away.length === 0) {
    return { state: actionOk({ message: 'It has already been restored' }), tags: [] };
  }
  const former = version
    ? [await deletedAsOf(db, resource, { id: away[0] ?? '', ...version })]
    : await listDeletedRows(db, { table: resource.table, ids: away });
  const rows: Row[] = [];
  const notes: string[] = [];
  for (const row of former) {
    if (!row) return refused('That version doesn’t exist.');
    const obstacle = await obstacleOf(db, resource, row);
    if (obstacle) return refused(obstacle);
    const usable = await withoutBrokenReferences(db, resource, row);
    const empty = fieldsOf(resource).find(
      (field) => field.kind === 'reference' && field.none === undefined && !usable.row[field.name],
    );
    if (empty) return refused(`${usable.notes.join(' ')} Restore that first.`);
    rows.push(await sanitised(resource, usable.row));
    notes.push(...usable.notes);
  }
  if (rows.length === 0) return refused('There’s no record of it, so it can’t be restored.');
  // Expire the pages that refer to the restored rows, and the redirects that lead to them.
  const tags = [
    ...rows.flatMap((row) => affectedPageTags(resource, null, row)),
    ...(resource.hasSlug ? [referencesTag(), settingsTag('redirects'), settingsTag('navigation_menu')] : []),
  ];
  try {
    const missed = await reinsertRows(db, { table: resource.table, rows });
    if (missed > 0)
      notes.push(`${missed === 1 ? '1 reference' : `${missed} references`} couldn’t be restored.`);
    const message = [`${counted(resource, rows.length)} restored`, ...notes].join('. ');
    return { state: actionOk({ message }), tags };
  } catch (error) {
    return failedWrite(resource, 'created', error, tags);
  }
}

/**
 * Returns the reason why a row cannot be restored: its slug is taken, or it is an active redirect to a page that
 * visitors cannot see. Returns null if it can be restored.
 */
async function obstacleOf(db: Db, resource: Resource, row: Row): Promise<string | null> {
  const [lost] = await listBrokenRedirects(db, resource, [row]);
  if (lost) return `${lost.from}: ${lost.reason}`;
  const { slug } = row;
  if (!resource.hasSlug || !(await isSlugTaken(db, resource, { slug: String(slug) }))) return null;
  return `The slug ‘${String(slug)}’ is now used by another ${resource.one}. Change that slug, then restore this one.`;
}
