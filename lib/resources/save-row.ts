import 'server-only';
import { actionError, actionOk, type ActionState } from '@/lib/actions/action-state';
import { invalid, type Outcome } from '@/lib/actions/admin-action';
import { listReferenceNames } from '@/lib/data/admin/references';
import { getWrittenRow } from '@/lib/data/admin/revisions';
import { getRow, insertRow, isSlugTaken, updateRow } from '@/lib/data/admin/rows';
import { DatabaseError } from '@/lib/errors';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { sanitiseHtml } from '@/lib/html';
import { isTooNested, wordsOf } from '@/lib/html-depth';
import type { Db } from '@/lib/supabase/public';
import { conflictOf, type Theirs } from './conflict';
import { valuesOf, valuesSchema } from './index';
import { listLostEnds } from './lost-ends';
import { fieldsOf, type FormValues, type NamesOf, type Resource, type Row, type Values } from './resource';
import { tagsOfWrite } from './tags';
import { slugTakenText, successText, thisOne } from './words';
import { failedWrite } from './write-failure';

/** What an editor goes on with after a save: the row as it is now, or what somebody else made of it. */
export interface Saved {
  id: string;
  updatedAt: string;
  /** Set when somebody saved the row since the form was opened: nothing was written. */
  isConflict?: boolean;
  theirs?: Theirs;
  /** Set when an earlier try had arrived, whose answer was lost. */
  isEarlier?: boolean;
}

const NESTED =
  'This text has elements within elements more than 200 deep, or far too many. Simplify it first.';

/** What the history holds may be older than the limit, and comes back as words; a form is refused before (nestedRefusal). */
const safeHtml = (html: string, shops: readonly string[]) =>
  isTooNested(html) ? wordsOf(html) : sanitiseHtml(html, shops);

/** HTML is made safe before it is stored, and once more before it is shown. */
export async function sanitised(resource: Resource, values: Values): Promise<Values> {
  const html = fieldsOf(resource).filter(({ kind, name }) => kind === 'html' && name in values);
  if (html.length === 0) return values;
  const shops = await listRetailerHosts();
  const safe = html.map(({ name }) => [
    name,
    typeof values[name] === 'string' ? safeHtml(values[name], shops) : null,
  ]);
  return { ...values, ...Object.fromEntries(safe) };
}

const success = (resource: Resource, verb: 'created' | 'updated', row: Row): ActionState<Saved> =>
  actionOk({
    message: successText(resource, verb, row),
    data: { id: String(row.id), updatedAt: String(row.updated_at) },
  });

/** What a retry is told whose first try was written. */
function earlier(resource: Resource, verb: 'created' | 'updated', row: Row): Outcome<Saved> {
  const { data, message, ...state } = success(resource, verb, row);
  return {
    state: {
      ...state,
      message: `${message}: the first try had arrived, only its answer was lost.`,
      data: data && { ...data, isEarlier: true },
    },
    tags: tagsOfWrite(resource, row, row),
  };
}

const refused = (message: string, more: Partial<ActionState<Saved>> = {}): Outcome<Saved> => ({
  state: actionError(message, more),
});

/** The refusal of a slug that is taken; null when it is free. */
async function slugRefusal(db: Db, resource: Resource, values: Values, exceptId?: string) {
  if (!resource.hasSlug || !(await isSlugTaken(db, resource, { slug: String(values.slug), exceptId })))
    return null;
  const message = slugTakenText(resource);
  return refused(message, { fieldErrors: { slug: message } });
}

/** The refusal of a redirect to a page that is not there; null for all else. */
async function endRefusal(db: Db, resource: Resource, values: Values) {
  const [lost] = await listLostEnds(db, resource, [values]);
  return lost ? refused(lost.reason, { fieldErrors: { to_path: lost.reason } }) : null;
}

/** The refusal of texts that nobody could sanitise in time; asked before anything reads them as HTML. */
function nestedRefusal(resource: Resource, values: Values) {
  const nested = fieldsOf(resource).filter(
    ({ kind, name }) => kind === 'html' && isTooNested(String(values[name] ?? '')),
  );
  if (nested.length === 0) return null;
  return refused(NESTED, { fieldErrors: Object.fromEntries(nested.map(({ name }) => [name, NESTED])) });
}

const ALREADY_THERE = '23505';

/** Creates a row from a checked form, under the id that the form has chosen: a retry finds what the first try has made. */
export async function createRow(
  db: Db,
  resource: Resource,
  { id, values: given }: { id?: string; values: Values },
): Promise<Outcome<Saved>> {
  const nested = nestedRefusal(resource, given);
  if (nested) return nested;
  const namesOf: NamesOf = (to, slugs) => listReferenceNames(db, to, slugs);
  const complete = (await resource.complete?.(given, namesOf)) ?? given;
  const values = await sanitised(resource, complete);
  const refusal = (await slugRefusal(db, resource, values, id)) ?? (await endRefusal(db, resource, values));
  if (refusal) return refusal;
  try {
    const row = await insertRow(db, resource, id ? { ...values, id } : values);
    return { state: success(resource, 'created', row), tags: tagsOfWrite(resource, null, row) };
  } catch (error) {
    const made = id && isCode(error, ALREADY_THERE) ? await getRow(db, resource, id) : null;
    if (made) return earlier(resource, 'created', made);
    return failedWrite(resource, 'created', error, tagsOfWrite(resource, null, values));
  }
}

const isCode = (error: unknown, code: string) => error instanceof DatabaseError && error.code === code;

interface Change {
  id: string;
  /** The row's updated_at when the form was opened. */
  updatedAt: string;
  /** What was changed in the form, as it was typed; nothing else is written. */
  values: FormValues;
  /** Of this request and of its retries. */
  writeId?: string;
  viewerId: string;
}

/** Saves what was changed in the form of a row, unless somebody has saved the row since. */
export async function changeRow(db: Db, resource: Resource, change: Change): Promise<Outcome<Saved>> {
  const { id } = change;
  const before = await getRow(db, resource, id);
  if (before?.updated_at !== change.updatedAt) return overtaken(db, resource, change, before);
  const checked = valuesSchema(resource).safeParse({ ...valuesOf(resource, before), ...change.values });
  if (!checked.success) return { state: invalid(checked.error) };
  const changed = Object.entries(checked.data).filter(([name]) => name in change.values);
  if (changed.length === 0) return { state: success(resource, 'updated', before), tags: [] };
  const nested = nestedRefusal(resource, Object.fromEntries(changed));
  if (nested) return nested;
  const values = await sanitised(resource, Object.fromEntries(changed));
  const isMoved = values.slug !== undefined && values.slug !== before.slug;
  const taken = isMoved ? await slugRefusal(db, resource, values, id) : null;
  const refusal = taken ?? (await endRefusal(db, resource, checked.data));
  if (refusal) return refusal;
  try {
    const row = await updateRow(db, resource, { ...change, values });
    if (!row) return await overtaken(db, resource, change, await getRow(db, resource, id));
    return { state: success(resource, 'updated', row), tags: tagsOfWrite(resource, before, row) };
  } catch (error) {
    return failedWrite(resource, 'updated', error, tagsOfWrite(resource, before, { ...before, ...values }));
  }
}

/** The row is not as the form knew it: by the first try of this very request, whose answer was lost, or by somebody else. */
async function overtaken(
  db: Db,
  resource: Resource,
  change: Change,
  row: Row | null,
): Promise<Outcome<Saved>> {
  const { updatedAt, viewerId, writeId } = change;
  const written = writeId && (await getWrittenRow(db, { table: resource.table, writeId }));
  if (written) return earlier(resource, 'updated', written);
  if (!row) return refused(`Somebody has deleted ${thisOne(resource)} since you opened it.`);
  const theirs = await conflictOf(db, resource, { row, since: updatedAt, viewerId });
  return refused(
    `Somebody has saved ${thisOne(resource)} since you opened it. Nothing of yours was written yet.`,
    { data: { id: String(row.id), updatedAt: String(row.updated_at), isConflict: true, theirs } },
  );
}
