import 'server-only';
import { listDeletedRows } from '@/lib/data/admin/deletions';
import { deleteRows, getRows } from '@/lib/data/admin/rows';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { hasHistory, type Resource, type Row } from '@/lib/resources/resource';
import { affectedPageTags } from '@/lib/resources/affected-page-tags';
import { counted, failureText, successText } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';
import type { Outcome } from './outcome';
import { failedWrite } from './write-failure';

/** The data for the message that is shown after a deletion. */
export interface Deleted {
  /** The ids of the rows that can be restored; empty for entities without a history. */
  ids: string[];
}

/** Deletes either all of the rows or none. If the request is a repetition, returns the result of the first attempt. */
export async function deleteAll(
  db: Db,
  resource: Resource,
  { ids, writeId }: { ids: string[]; writeId?: string },
): Promise<Outcome<Deleted>> {
  const known = await getRows(db, resource, ids);
  const tags = known.flatMap((row) => affectedPageTags(resource, row, null));
  try {
    const rows = await deleteRows(db, resource, { ids, writeId });
    if (rows.length > 0) return { ...success(resource, rows), tags };
    const gone = writeId ? await listDeletedRows(db, { table: resource.table, ids, writeId }) : [];
    if (gone.length > 0) return { ...success(resource, gone), tags: [] };
    const message = `${failureText(resource, 'deleted')}: they no longer exist`;
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
