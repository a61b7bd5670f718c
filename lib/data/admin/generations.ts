import 'server-only';
import { z } from 'zod';
import { type EntityTable, isEntityTable } from '@/lib/entities/registry';
import { isPurpose } from '@/lib/prompts/purposes';
import type { Values } from '@/lib/resources/resource';
import type { Database, Json } from '@/lib/schema/database.types';
import { type DraftFacts, draftFacts } from '@/lib/schema/draft-facts';
import type { Purpose } from '@/lib/schema/prompts';
import type { GenerationState } from '@/lib/prompts/generation-states';
import type { Db } from '@/lib/supabase/public';
import { BEYOND_LAST_ROW, DatabaseError } from '../database-error';

export const confirmation = z.object({
  /** The words that state the fact in the text, such as '£199'. */
  text: z.string().trim().min(1).max(300),
  /** Where an editor has found the fact: a URL, or words such as 'the shop’s press release of 3 December'. */
  source: z.string().trim().min(3, 'Say where you found it').max(500),
});
const confirmationList = z.array(confirmation).max(200);
export type Confirmation = z.output<typeof confirmation>;

type StoredRow = Database['public']['Tables']['generations']['Row'];

/** The texts that a model was asked to draft. */
export interface Generation extends Omit<
  StoredRow,
  'entity' | 'purpose' | 'state' | 'facts' | 'kept' | 'texts' | 'accepted_texts' | 'confirmations'
> {
  entity: EntityTable;
  purpose: Purpose;
  state: GenerationState;
  facts: DraftFacts;
  kept: Values;
  /** Null until the model has answered. */
  texts: Values | null;
  accepted_texts: Values | null;
  confirmations: Confirmation[];
}

function generationOf({ entity, purpose, ...row }: StoredRow): Generation {
  if (!isEntityTable(entity) || !isPurpose(purpose)) throw new Error(`Unknown generation of ${entity}`);
  return {
    ...row,
    ...{ entity, purpose },
    state: row.state as GenerationState,
    facts: draftFacts.parse(row.facts),
    kept: row.kept as Values,
    texts: row.texts as Values | null,
    accepted_texts: row.accepted_texts as Values | null,
    confirmations: confirmationList.parse(row.confirmations),
  };
}

/** Returns a generation; null if there is none with that id. */
export async function getGeneration(db: Db, id: string): Promise<Generation | null> {
  const { data, error } = await db.from('generations').select('*').eq('id', id).maybeSingle();
  if (error) throw new DatabaseError('select a generation', error);
  return data && generationOf(data);
}

const countsSchema = z.record(z.string(), z.number());

/** Returns the number of drafts made with each version of a prompt, by the id of the version. */
export async function countGenerations(db: Db, promptId: string): Promise<Record<string, number>> {
  const { data, error } = await db.rpc('count_generations', { _prompt: promptId });
  if (error) throw new DatabaseError('count drafts', error);
  return countsSchema.parse(data);
}

/** Returns the id of the newest draft that replaces this draft; undefined if none does. */
export async function findSuccessor(db: Db, id: string): Promise<string | undefined> {
  const { data, error } = await db
    .from('generations')
    .select('id')
    .eq('replaces', id)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  if (error) throw new DatabaseError('look for a newer draft', error);
  return data?.id;
}

interface GenerationFilter {
  entity?: EntityTable;
  rowId?: string;
  promptVersionIds?: string[];
  limit: number;
  skip?: number;
}

/** Returns the latest generations that match the filter, newest first, and the number of all that match. */
export async function listGenerations(
  db: Db,
  filter: GenerationFilter,
): Promise<{ generations: Generation[]; count: number }> {
  const { entity, rowId, promptVersionIds, limit, skip = 0 } = filter;
  let query = db.from('generations').select('*', { count: 'exact' });
  if (entity) query = query.eq('entity', entity);
  if (rowId) query = query.eq('row_id', rowId);
  if (promptVersionIds) query = query.in('prompt_version_id', promptVersionIds);
  const { data, error, count } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(skip, skip + limit - 1);
  if (error?.code === BEYOND_LAST_ROW) {
    return { generations: [], count: (await listGenerations(db, { ...filter, skip: 0 })).count };
  }
  if (error) throw new DatabaseError('list generations', error);
  return { generations: data.map(generationOf), count: count ?? 0 };
}

export interface NewGeneration {
  entity: EntityTable;
  /** Null for a new row. */
  rowId: string | null;
  purpose: Purpose;
  /** The columns that the model drafts. */
  fields: string[];
  /** The texts that an editor keeps from the generation in `replaces`. */
  kept?: Values;
  replaces?: string;
  facts: DraftFacts;
  promptVersionId: string;
  keyId: string;
  model?: string;
  askedBy: string;
}

const columnsOf = (generation: NewGeneration) => ({
  entity: generation.entity,
  row_id: generation.rowId,
  purpose: generation.purpose,
  fields: generation.fields,
  kept: generation.kept ?? {},
  replaces: generation.replaces ?? null,
  facts: generation.facts as unknown as Json,
  prompt_version_id: generation.promptVersionId,
  key_id: generation.keyId,
  model: generation.model ?? null,
  asked_by: generation.askedBy,
});

/**
 * Stores a generation, whose texts a model drafts later, and returns its id. A repeated call with the same request id
 * changes nothing.
 */
export async function orderGeneration(db: Db, requestId: string, generation: NewGeneration): Promise<string> {
  const { data, error } = await db.rpc('order_generation', {
    _request: requestId,
    _generation: columnsOf(generation),
  });
  if (error) throw new DatabaseError('request a generation', error);
  return data;
}

const begunSchema = z.union([
  z.object({ state: z.enum(['go', 'busy', 'done']), id: z.string() }),
  z.object({ state: z.literal('missing') }),
]);

/**
 * Begins a generation, or resumes the generation with this request id. Without `generation`, only resumes. Returns
 * 'busy' while another process is drafting the texts, 'done' if the texts exist, and 'missing' if there is nothing to
 * resume. If it returns 'go', the caller must draft the texts.
 */
export async function beginGeneration(
  db: Db,
  requestId: string,
  generation?: NewGeneration,
): Promise<z.output<typeof begunSchema>> {
  const { data, error } = await db.rpc('begin_generation', {
    _request: requestId,
    ...(generation && { _generation: columnsOf(generation) }),
  });
  if (error) throw new DatabaseError('begin a generation', error);
  return begunSchema.parse(data);
}

/**
 * Reports that this process is still drafting the texts of a generation. Call it more often than every 15 seconds;
 * otherwise, another process may begin the same generation.
 */
export async function keepGeneration(db: Db, id: string): Promise<void> {
  const { error } = await db.rpc('keep_generation', { _id: id });
  if (error) throw new DatabaseError('keep a generation', error);
}

interface Answer {
  id: string;
  texts: Values;
  provider: string;
  model: string;
  callId: string;
  cost: number;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Stores the answer of a model as a proposal. */
export async function settleGeneration(db: Db, answer: Answer): Promise<void> {
  const { error } = await db.rpc('settle_generation', {
    _id: answer.id,
    _texts: answer.texts,
    _provider: answer.provider,
    _model: answer.model,
    _call: answer.callId,
    _cost: answer.cost,
    ...(answer.inputTokens !== null && { _input_tokens: answer.inputTokens }),
    ...(answer.outputTokens !== null && { _output_tokens: answer.outputTokens }),
  });
  if (error) throw new DatabaseError('store an answer', error);
}

/** Records why a generation failed. */
export async function failGeneration(
  db: Db,
  { id, failure }: { id: string; failure: string },
): Promise<void> {
  const { error } = await db.rpc('fail_generation', { _id: id, _failure: failure });
  if (error) throw new DatabaseError('record the failure of a generation', error);
}

const acceptedSchema = z.object({
  state: z.enum(['accepted', 'closed']),
  row_id: z.string().nullish(),
  written_at: z.string().nullish(),
});

interface Acceptance {
  id: string;
  texts: Values;
  confirmations: Confirmation[];
  /** The id of the row to create, if the texts are for a new row. */
  newRowId?: string;
}

/**
 * Accepts the texts of a generation on behalf of the signed-in admin. Returns 'closed' if they do not wait for a
 * decision, for example because a newer draft has replaced them, or if `texts` contains a field that the generation
 * lacks. If the same admin accepts the same texts again, returns 'accepted' again. Also returns the id of the texts'
 * row, and whether the texts have been written to it.
 */
export async function acceptGeneration(
  db: Db,
  { id, texts, confirmations, newRowId }: Acceptance,
): Promise<{ state: 'accepted' | 'closed'; rowId: string | null; isWritten: boolean }> {
  const { data, error } = await db.rpc('accept_generation', {
    ...{ _id: id, _texts: texts, _confirmations: confirmations as unknown as Json },
    ...(newRowId && { _row: newRowId }),
  });
  if (error) throw new DatabaseError('accept generated texts', error);
  const { state, row_id, written_at } = acceptedSchema.parse(data);
  return { state, rowId: row_id ?? null, isWritten: Boolean(written_at) };
}

/** Records that the accepted texts have been written to their row. */
export async function noteGenerationWritten(db: Db, id: string): Promise<void> {
  const { error } = await db.rpc('note_generation_written', { _id: id });
  if (error) throw new DatabaseError('record that texts are written', error);
}

/**
 * Rejects the texts of a generation on behalf of the signed-in admin. Returns false if they no longer wait for a
 * decision: an admin has accepted or rejected them, or a newer draft has replaced them.
 */
export async function rejectGeneration(
  db: Db,
  { id, reason }: { id: string; reason: string | null },
): Promise<boolean> {
  const { data, error } = await db.rpc('reject_generation', {
    _id: id,
    ...(reason !== null && { _reason: reason }),
  });
  if (error) throw new DatabaseError('reject generated texts', error);
  return data;
}
