import 'server-only';
import type { ActionState } from '@/lib/actions/action-state';
import type { Outcome } from '@/lib/actions/admin-action';
import { getRow, insertRow, isSlugTaken, updateRow } from '@/lib/data/admin/rows';
import { sanitiseHtml } from '@/lib/html';
import type { Db } from '@/lib/supabase/public';
import { fieldsOf, type Resource, type Row, type Values } from './resource';
import { tagsOfWrite } from './tags';
import { slugTakenText, successText, thisOne } from './words';
import { failedWrite } from './write-failure';

/** What an editor goes on with after a save: the row as it is now, or what somebody else made of it. */
export interface Saved {
  id: string;
  updatedAt: string;
  /** Set when somebody saved the row since the form was opened: nothing was written. */
  isConflict?: boolean;
}

/** HTML is made safe before it is stored, and once more before it is shown. */
function sanitised(resource: Resource, values: Values): Values {
  const html = fieldsOf(resource).filter(({ kind }) => kind === 'html');
  const safe = html.map(({ name }) => [
    name,
    typeof values[name] === 'string' ? sanitiseHtml(values[name]) : null,
  ]);
  return { ...values, ...Object.fromEntries(safe) };
}

const success = (resource: Resource, verb: 'created' | 'updated', row: Row): ActionState<Saved> => ({
  status: 'success',
  title: 'Success',
  message: successText(resource, verb, row),
  data: { id: String(row.id), updatedAt: String(row.updated_at) },
});

const refused = (message: string, more: Partial<ActionState<Saved>> = {}): Outcome<Saved> => ({
  state: { status: 'error', title: 'Error', message, ...more },
});

/** The refusal of a slug that is taken; null when it is free. */
async function slugRefusal(db: Db, resource: Resource, values: Values, exceptId?: string) {
  if (!resource.hasSlug || !(await isSlugTaken(db, resource, { slug: String(values.slug), exceptId })))
    return null;
  const message = slugTakenText(resource);
  return refused(message, { fieldErrors: { slug: message } });
}

/** Creates a row from a checked form. */
export async function createRow(db: Db, resource: Resource, given: Values): Promise<Outcome<Saved>> {
  const values = sanitised(resource, resource.complete?.(given) ?? given);
  const taken = await slugRefusal(db, resource, values);
  if (taken) return taken;
  try {
    const row = await insertRow(db, resource, values);
    return { state: success(resource, 'created', row), tags: tagsOfWrite(resource, null, row) };
  } catch (error) {
    return failedWrite(resource, 'created', error, tagsOfWrite(resource, null, values));
  }
}

interface Change {
  id: string;
  /** The row's updated_at when the form was opened. */
  updatedAt: string;
  values: Values;
}

/** Saves a checked form over the row from which it was made, unless somebody has saved it since. */
export async function changeRow(db: Db, resource: Resource, change: Change): Promise<Outcome<Saved>> {
  const before = await getRow(db, resource, change.id);
  if (!before) return refused(`Somebody has deleted ${thisOne(resource)} since you opened it.`);
  if (before.updated_at !== change.updatedAt) return conflict(resource, before);
  const values = sanitised(resource, change.values);
  const taken = values.slug === before.slug ? null : await slugRefusal(db, resource, values, change.id);
  if (taken) return taken;
  try {
    const row = await updateRow(db, resource, { ...change, values });
    if (!row) return conflict(resource, (await getRow(db, resource, change.id)) ?? before);
    return { state: success(resource, 'updated', row), tags: tagsOfWrite(resource, before, row) };
  } catch (error) {
    return failedWrite(resource, 'updated', error, tagsOfWrite(resource, before, { ...before, ...values }));
  }
}

const conflict = (resource: Resource, row: Row) =>
  refused(`Somebody has saved ${thisOne(resource)} since you opened it. Nothing of yours was written yet.`, {
    data: { id: String(row.id), updatedAt: String(row.updated_at), isConflict: true },
  });
