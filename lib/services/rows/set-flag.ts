import 'server-only';
import { getRows, updateRows } from '@/lib/data/admin/rows';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { tagsOfRows } from '@/lib/resources/affected-page-tags';
import { counted, failureText, successText } from '@/lib/resources/entity-texts';
import type { Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { listBrokenRedirects } from './broken-redirects';
import { publishingFailure } from './facts-failure';
import type { Outcome } from './outcome';
import { failedWrite } from './write-failure';

/** Sets the publication flag of rows, for example to publish them. Changes either all of the rows or none. */
export async function setFlag(
  db: Db,
  resource: Resource,
  { ids, isOn }: { ids: string[]; isOn: boolean },
): Promise<Outcome<unknown>> {
  const { flag } = resource;
  if (!flag) return { state: actionError('These rows can’t be published or unpublished') };
  const known = await getRows(db, resource, ids);
  const wanted = known.map((row) => ({ ...row, [flag.column]: isOn }));
  const [lost] = await listBrokenRedirects(db, resource, wanted);
  if (lost) return { state: actionError(`${lost.from}: ${lost.reason}`) };
  const changes = known.flatMap((before, index) => ({ before, after: wanted[index] ?? before }));
  const refusal = isOn ? await publishingFailure(db, resource, changes) : null;
  if (refusal) return refusal;
  try {
    const rows = await updateRows(db, resource, { ids, values: { [flag.column]: isOn } });
    return { ...many(resource, rows.length), tags: tagsOfRows(resource, rows) };
  } catch (error) {
    return failedWrite(resource, 'updated', error, tagsOfRows(resource, known));
  }
}

function many(of: Resource, count: number) {
  if (count === 0) return { state: actionError(`${failureText(of, 'updated')}: they no longer exist`) };
  const message = count === 1 ? successText(of, 'updated') : `${counted(of, count)} updated successfully`;
  return { state: actionOk({ message }) };
}
