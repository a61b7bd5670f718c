import 'server-only';
import { listReferenceNames } from '@/lib/data/admin/references';
import { getWrittenRow } from '@/lib/data/admin/revisions';
import { getRow, insertRow, isSlugTaken, updateRow } from '@/lib/data/admin/rows';
import { DatabaseError } from '@/lib/data/database-error';
import { listRetailerHosts } from '@/lib/data/retailer-hosts';
import { actionError, actionOk, type ActionState, invalid } from '@/lib/forms/form-state';
import { isTooNested, wordsOf } from '@/lib/html/depth';
import { sanitiseHtml } from '@/lib/html/sanitize';
import { valuesOf, valuesSchema } from '@/lib/resources/index';
import {
  fieldsOf,
  type FormValues,
  type NamesOf,
  type Resource,
  type Row,
  type Values,
} from '@/lib/resources/resource';
import { affectedPageTags } from '@/lib/resources/affected-page-tags';
import { publishedAtOnce } from '@/lib/resources/publish-at-once';
import { slugTakenText, successText, thisOne } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';
import { conflictOf, type Theirs } from './conflict';
import { listBrokenRedirects } from './broken-redirects';
import { factsFailure } from './facts-failure';
import type { Outcome } from './outcome';
import { failedWrite } from './write-failure';

/** The data that the form receives after a save: the stored row, or the changes of another editor. */
export interface Saved {
  id: string;
  updatedAt: string;
  /**
   * The field that decides whether the row is public, with its new value. The save may have changed it
   * (lib/resources/publish-at-once).
   */
  publication?: Values;
  /** Set if nothing was written because someone else has saved the row since the form was opened. */
  isConflict?: boolean;
  theirs?: Theirs;
  /** Set if this request repeats an earlier request that was saved, but whose response was lost. */
  isEarlier?: boolean;
}

const AT_ONCE = ' and published, because its time to publish has passed';
const NESTED = 'This text’s HTML is too complex. Simplify it first.';

/**
 * Returns HTML that is safe to store. If the HTML is too deeply nested, converts it to plain text. Forms reject such
 * HTML (nestingFailure), but old versions may contain it.
 */
const safeHtml = (html: string, shops: readonly string[]) =>
  isTooNested(html) ? wordsOf(html) : sanitiseHtml(html, shops);

/** Sanitises the HTML in a row's values before they are stored. Pages sanitise the HTML again before they show it. */
export async function sanitised(
  resource: Resource,
  values: Values,
  knownShops?: readonly string[],
): Promise<Values> {
  const html = fieldsOf(resource).filter(({ kind, name }) => kind === 'html' && name in values);
  if (html.length === 0) return values;
  const shops = knownShops ?? (await listRetailerHosts());
  const safe = html.map(({ name }) => [
    name,
    typeof values[name] === 'string' ? safeHtml(values[name], shops) : null,
  ]);
  return { ...values, ...Object.fromEntries(safe) };
}

/** `asked`: the values that the editor has asked to save, and the row before; null if the row was not changed. */
function success(
  resource: Resource,
  verb: 'created' | 'updated',
  row: Row,
  asked: { values: Values; before: Row | null } | null = null,
): ActionState<Saved> {
  const { flag } = resource;
  const wasPublic = (values: Row | null) => !!flag && values?.[flag.column] === true;
  const isAtOnce = asked && wasPublic(row) && !wasPublic(asked.values) && !wasPublic(asked.before);
  return actionOk({
    message: successText(resource, verb, row) + (isAtOnce ? AT_ONCE : ''),
    data: {
      ...{ id: String(row.id), updatedAt: String(row.updated_at) },
      ...(flag && { publication: { [flag.column]: row[flag.column] === true } }),
    },
  });
}

/** Returns the success state for a repeated request whose first attempt was already saved. */
function earlier(resource: Resource, verb: 'created' | 'updated', row: Row): Outcome<Saved> {
  const { data, message, ...state } = success(resource, verb, row);
  return {
    state: {
      ...state,
      message: `${message}: your first attempt had been saved.`,
      data: data && { ...data, isEarlier: true },
    },
    tags: affectedPageTags(resource, row, row),
  };
}

const refused = (message: string, more: Partial<ActionState<Saved>> = {}): Outcome<Saved> => ({
  state: actionError(message, more),
});

/** Returns an error state if another row has the slug; null if the slug is free. */
async function slugTakenFailure(db: Db, resource: Resource, values: Values, exceptId?: string) {
  if (!resource.hasSlug || !(await isSlugTaken(db, resource, { slug: String(values.slug), exceptId })))
    return null;
  const message = slugTakenText(resource);
  return refused(message, { fieldErrors: { slug: message } });
}

/** Returns an error state for an active redirect to a page that visitors cannot see; null for all other rows. */
async function redirectTargetFailure(db: Db, resource: Resource, values: Values) {
  const [lost] = await listBrokenRedirects(db, resource, [values]);
  return lost ? refused(lost.reason, { fieldErrors: { to_path: lost.reason } }) : null;
}

/**
 * Returns an error state if HTML is nested too deeply to be sanitised in time; otherwise null. Call it before anything
 * parses the HTML.
 */
export function nestingFailure(resource: Resource, values: Values) {
  const nested = fieldsOf(resource).filter(
    ({ kind, name }) => kind === 'html' && isTooNested(String(values[name] ?? '')),
  );
  if (nested.length === 0) return null;
  return refused(NESTED, { fieldErrors: Object.fromEntries(nested.map(({ name }) => [name, NESTED])) });
}

const ALREADY_THERE = '23505';

/**
 * Creates a row from a validated form. The form generates the row's id, so a repeated request finds the row that the
 * first attempt created. `shops` are the hosts of retailers. Workers must pass them, because they do not cache these
 * hosts.
 */
export async function createRow(
  db: Db,
  resource: Resource,
  { id, values: given, shops }: { id?: string; values: Values; shops?: readonly string[] },
): Promise<Outcome<Saved>> {
  const nested = nestingFailure(resource, given);
  if (nested) return nested;
  const namesOf: NamesOf = (to, slugs) => listReferenceNames(db, to, slugs);
  const complete = (await resource.complete?.(given, namesOf)) ?? given;
  const safe = await sanitised(resource, complete, shops);
  const values = publishedAtOnce(resource, safe, null);
  const refusal =
    (await slugTakenFailure(db, resource, values, id)) ?? (await redirectTargetFailure(db, resource, values));
  if (refusal) return refusal;
  try {
    const row = await insertRow(db, resource, id ? { ...values, id } : values);
    return {
      state: success(resource, 'created', row, { values: safe, before: null }),
      tags: affectedPageTags(resource, null, row),
    };
  } catch (error) {
    const made = id && isCode(error, ALREADY_THERE) ? await getRow(db, resource, id) : null;
    if (made) return earlier(resource, 'created', made);
    return failedWrite(resource, 'created', error, affectedPageTags(resource, null, values));
  }
}

const isCode = (error: unknown, code: string) => error instanceof DatabaseError && error.code === code;

interface Change {
  id: string;
  /** The value of the row's column `updated_at` when the form was opened. */
  updatedAt: string;
  /** The values of the form's dirty fields, as the editor typed them. Other fields are not written. */
  values: FormValues;
  /** The id of this request. A retry has the same id. */
  writeId?: string;
  viewerId: string;
  /**
   * Whether an editor saves the row in its form. Only then does the save publish a draft whose publication time has
   * passed.
   */
  isForm?: boolean;
  /** The hosts of retailers. Workers must pass them, because they do not cache these hosts. */
  shops?: readonly string[];
}

/** Saves the dirty fields of a row, unless someone else has saved the row since the form was opened. */
export async function changeRow(db: Db, resource: Resource, change: Change): Promise<Outcome<Saved>> {
  const { id } = change;
  const before = await getRow(db, resource, id);
  if (before?.updated_at !== change.updatedAt) return handleVersionMismatch(db, resource, change, before);
  const checked = valuesSchema(resource).safeParse({ ...valuesOf(resource, before), ...change.values });
  if (!checked.success) return { state: invalid(checked.error) };
  const changed = Object.entries(checked.data).filter(([name]) => name in change.values);
  if (changed.length === 0) return { state: success(resource, 'updated', before), tags: [] };
  const nested = nestingFailure(resource, Object.fromEntries(changed));
  if (nested) return nested;
  const safe = await sanitised(resource, Object.fromEntries(changed), change.shops);
  const values = change.isForm ? publishedAtOnce(resource, safe, before) : safe;
  const isMoved = values.slug !== undefined && values.slug !== before.slug;
  const taken = isMoved ? await slugTakenFailure(db, resource, values, id) : null;
  const refusal =
    taken ??
    (await redirectTargetFailure(db, resource, checked.data)) ??
    (await factsFailure(db, resource, { before, after: { ...before, ...values } }));
  if (refusal) return refusal;
  try {
    const row = await updateRow(db, resource, { ...change, values });
    if (!row) return await handleVersionMismatch(db, resource, change, await getRow(db, resource, id));
    return {
      state: success(resource, 'updated', row, { values: safe, before }),
      tags: affectedPageTags(resource, before, row),
    };
  } catch (error) {
    return failedWrite(
      resource,
      'updated',
      error,
      affectedPageTags(resource, before, { ...before, ...values }),
    );
  }
}

/**
 * Returns the result of a save if the row has changed since the form was opened. Either this request repeats one that
 * was saved but whose response was lost, or another editor has saved or deleted the row.
 */
async function handleVersionMismatch(
  db: Db,
  resource: Resource,
  change: Change,
  row: Row | null,
): Promise<Outcome<Saved>> {
  const { updatedAt, viewerId, writeId } = change;
  const written = writeId && (await getWrittenRow(db, { table: resource.table, writeId }));
  if (written) return earlier(resource, 'updated', written);
  if (!row) return refused(`Someone else has deleted ${thisOne(resource)} since you opened it.`);
  const theirs = await conflictOf(db, resource, { row, since: updatedAt, viewerId });
  return refused(
    `Someone else has saved ${thisOne(resource)} since you opened it. Your edits haven’t been saved yet.`,
    { data: { id: String(row.id), updatedAt: String(row.updated_at), isConflict: true, theirs } },
  );
}
