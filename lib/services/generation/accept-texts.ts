import 'server-only';
import { randomUUID } from 'node:crypto';
import {
  acceptGeneration,
  type Confirmation,
  type Generation,
  getGeneration,
  noteGenerationWritten,
} from '@/lib/data/admin/generations';
import { getRow, isParentPublished, isSlugTaken } from '@/lib/data/admin/rows';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { draftedFields } from '@/lib/prompts/drafted-fields';
import { draftedFactsOf, factKey, unsupportedIn } from '@/lib/prompts/drafted-facts';
import { pendingPath } from '@/lib/prompts/generator-path';
import { resourceOf, valuesOf } from '@/lib/resources';
import type { Field } from '@/lib/resources/field';
import { editPathOf, type Resource, type Row, type Values } from '@/lib/resources/resource';
import { slugOf } from '@/lib/routing/slug';
import type { Outcome } from '@/lib/services/rows/outcome';
import { changeRow, createRow, nestingFailure, sanitised } from '@/lib/services/rows/save-row';
import type { Db } from '@/lib/supabase/public';
import { readEvidence } from './evidence';

interface Acceptance {
  generationId: string;
  /** The accepted values by field, including the editor's changes. Other fields are not written. */
  values: Values;
  /** The sources that the editor gives for facts that no database field supports. */
  confirmations?: (Confirmation & { field: string })[];
  /** The id of the admin who accepts the texts. `db` has the session of this admin. */
  acceptedBy: string;
  /** The hosts of retailers. A worker must pass them, because it cannot read them from the cache. */
  shops?: readonly string[];
}

export interface Accepted {
  rowId: string;
  /** Whether the texts wait in the row's form until somebody saves the form, because the row is public. */
  isPending: boolean;
  /** The path of the row's form. */
  path: string;
}

const refused = (message: string, fieldErrors?: Record<string, string>): Outcome<Accepted> => ({
  state: actionError(message, { fieldErrors }),
});

/**
 * Accepts texts that a model has written, as the admin whose session `db` has. If the texts have no row yet, creates an
 * unpublished row with them. If their row is not public, writes the texts into the row. A public row stays unchanged:
 * the texts wait in its form until somebody saves the form.
 */
export async function acceptTexts(db: Db, acceptance: Acceptance): Promise<Outcome<Accepted>> {
  const generation = await getGeneration(db, acceptance.generationId);
  const resource = generation && resourceOf(generation.entity);
  if (!resource) return refused('There’s no such draft.');
  const fields = draftedFields(generation.purpose, generation.entity);
  const { values, fieldErrors } = checked(fields, acceptance.values);
  if (fieldErrors) return refused('Check the marked fields.', fieldErrors);
  if (Object.keys(values).length === 0) return refused('Choose at least one text to accept.');
  const nested = nestingFailure(resource, values);
  if (nested) return refused(nested.state.message ?? '', nested.state.fieldErrors);
  const given = acceptance.confirmations ?? [];
  const facts = draftedFactsOf(fields, values, await readEvidence(db, generation, values));
  const open = unsupportedIn(facts).filter((fact) => !given.some((each) => factKey(each) === factKey(fact)));
  if (open.length > 0) return refused(unconfirmedText(open.map(({ text }) => text.trim())));
  const row = generation.row_id ? await getRow(db, resource, generation.row_id) : null;
  const isNew = generation.row_id === null || (generation.state === 'accepted' && !row);
  if (!isNew && !row) return refused('The row of this draft no longer exists.');
  const safe = await sanitised(resource, values, acceptance.shops);
  const accepted = await acceptGeneration(db, {
    id: generation.id,
    texts: safe,
    confirmations: given.map(({ field, text, source }) => ({ text: factKey({ field, text }), source })),
    newRowId: isNew ? randomUUID() : undefined,
  });
  if (accepted.state === 'closed' || !accepted.rowId)
    return refused('Someone has already accepted, rejected or replaced this draft.');
  if (accepted.isWritten) {
    const data = { rowId: accepted.rowId, isPending: false, path: editPathOf(resource, accepted.rowId) };
    return {
      state: actionOk({ message: 'This draft has already been accepted and saved.', data }),
      tags: [],
    };
  }
  const written = row
    ? await writeInto(db, resource, { row, values: safe, generation, acceptance })
    : await writeNew(db, resource, { id: accepted.rowId, values: safe, generation, acceptance });
  if (written.state.status === 'success' && written.state.data?.isPending === false)
    await noteGenerationWritten(db, generation.id);
  return written;
}

/** Validates the accepted values with the schemas of the entity's form. */
function checked(fields: Field[], values: Values) {
  const valid: Values = {};
  const fieldErrors: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields.find((each) => each.name === name);
    const result = field?.schema.safeParse(value);
    if (result?.success) valid[name] = result.data;
    else fieldErrors[name] = result?.error.issues[0]?.message ?? 'This text doesn’t belong to the draft';
  }
  return { values: valid, fieldErrors: Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined };
}

const LIST = new Intl.ListFormat('en-GB');
const unconfirmedText = (texts: string[]) =>
  `No field supports ${LIST.format(texts.map((text) => `‘${text}’`))}. Change the text, or confirm each fact with its source.`;

const isPublic = async (db: Db, resource: Resource, row: Row) =>
  (resource.flag ? row[resource.flag.column] === true : true) && (await isParentPublished(db, resource, row));

interface Writing {
  values: Values;
  generation: Generation;
  acceptance: Acceptance;
}

/**
 * Writes accepted texts into a row that is not public. A public row stays unchanged until somebody saves the texts in
 * its form.
 */
async function writeInto(
  db: Db,
  resource: Resource,
  { row, values, generation, acceptance }: Writing & { row: Row },
): Promise<Outcome<Accepted>> {
  const rowId = String(row.id);
  if (await isPublic(db, resource, row)) {
    const path = pendingPath(resource, { rowId, generationId: generation.id });
    const message = 'Accepted. The page is public, so look at the texts in its editor and save them there.';
    return { state: actionOk({ message, data: { rowId, isPending: true, path } }), tags: [] };
  }
  const { state, tags } = await changeRow(db, resource, {
    ...{ id: rowId, updatedAt: String(row.updated_at), values, writeId: generation.id },
    ...{ viewerId: acceptance.acceptedBy, shops: acceptance.shops },
  });
  if (state.status !== 'success') return { state: { ...state, data: undefined }, tags };
  const data = { rowId, isPending: false, path: editPathOf(resource, rowId) };
  return { state: actionOk({ message: 'Accepted and saved in the draft', data }), tags };
}

/** Creates a draft of a guide or article with the accepted texts. */
async function writeNew(
  db: Db,
  resource: Resource,
  { id, values, generation, acceptance }: Writing & { id: string },
): Promise<Outcome<Accepted>> {
  const { purpose, facts } = generation;
  const title = facts.name;
  const topic = facts.topic?.trim() ? facts.topic : null;
  const { state, tags } = await createRow(db, resource, {
    ...{ id, shops: acceptance.shops },
    values: {
      ...valuesOf(resource),
      ...values,
      ...{ title, slug: await freeSlug(db, resource, { title, exceptId: id }), content_type: purpose },
      [purpose === 'guide' ? 'guide_category' : 'article_category']: topic,
      is_published: false,
    },
  });
  if (state.status !== 'success') return { state: { ...state, data: undefined }, tags };
  const data = { rowId: id, isPending: false, path: editPathOf(resource, id) };
  return { state: actionOk({ message: 'Accepted and saved as a new draft', data }), tags };
}

const MOST_TRIES = 20;

/** Returns a slug for a title. No other row uses this slug. */
async function freeSlug(
  db: Db,
  resource: Resource,
  { title, exceptId }: { title: string; exceptId: string },
): Promise<string> {
  const base = slugOf(title) || 'untitled';
  const start = (length: number) => base.slice(0, length).replace(/-$/, '');
  for (let number = 1; number < MOST_TRIES; number += 1) {
    const slug = number === 1 ? base : `${start(110)}-${number}`;
    if (!(await isSlugTaken(db, resource, { slug, exceptId }))) return slug;
  }
  return `${start(80)}-${exceptId.slice(0, 8)}`;
}
