import 'server-only';
import { actionError, actionOk } from '@/lib/actions/action-state';
import type { Outcome } from '@/lib/actions/admin-action';
import { listDeletedRows } from '@/lib/data/admin/deletions';
import { deleteRows, getRows } from '@/lib/data/admin/rows';
import type { Db } from '@/lib/supabase/public';
import { hasHistory, type Resource, type Row } from './resource';
import { tagsOfWrite } from './tags';
import { counted, failureText, successText } from './words';
import { failedWrite } from './write-failure';

/** What the message about a deletion can offer. */
export interface Deleted {
  /** The rows that can be brought back; none of an entity without a history. */
  ids: string[];
}

/** Deletes rows, all of them or none; a retry is told what its first try has deleted. */
export async function deleteAll(
  db: Db,
  resource: Resource,
  { ids, writeId }: { ids: string[]; writeId?: string },
): Promise<Outcome<Deleted>> {
  const known = await getRows(db, resource, ids);
  const tags = known.flatMap((row) => tagsOfWrite(resource, row, null));
  try {
    const rows = await deleteRows(db, resource, { ids, writeId });
    if (rows.length > 0) return { ...success(resource, rows), tags };
    const gone = writeId ? await listDeletedRows(db, { table: resource.table, ids, writeId }) : [];
    if (gone.length > 0) return { ...success(resource, gone), tags: [] };
    const message = `${failureText(resource, 'deleted')}: there are none left`;
    return { state: actionError(message) };
  } catch (error) {
    return failedWrite(resource, 'deleted', error, tags);
  }
}

function success(resource: Resource, rows: Row[]): Outcome<Deleted> {
  const isOne = rows.length === 1;
  const message = isOne
    ? successText(resource, 'deleted')
    : `${counted(resource, rows.length)} deleted successfully`;
  const ids = hasHistory(resource) ? rows.map(({ id }) => String(id)) : [];
  return { state: actionOk({ message, data: { ids } }) };
}
