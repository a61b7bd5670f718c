import 'server-only';
import { z } from 'zod';
import { ENTITY_TABLES } from '@/lib/entities/registry';
import type { Found, Rule } from '@/lib/pilot/proposal';
import { PURPOSES } from '@/lib/schema/prompts';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { cut } from '@/lib/text/cut';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';

// Queries on the proposals of the content pilot. Workers run them with the secret key.

/**
 * Returns the keys of those proposals of a rule that are no longer open, because somebody has already decided on them.
 */
export async function listDecidedKeys(db: Db, rule: Rule): Promise<Set<string>> {
  const rows = await allRows('select decided proposals', (from, to) =>
    db.from('proposals').select('key').eq('rule', rule).neq('state', 'proposed').order('id').range(from, to),
  );
  return new Set(rows.map(({ key }) => key));
}

/**
 * A finding of a rule of the content pilot, with the maximum numbers of input and output tokens for its draft. A number
 * is null if it is not known.
 */
export interface EstimatedFound extends Found {
  inputTokens: number | null;
  outputTokens: number | null;
}

/**
 * Stores a rule's findings as proposals, and withdraws the rule's open proposals for findings that no longer occur.
 * Returns the number of new proposals.
 */
export async function storeFound(db: Db, rule: Rule, found: EstimatedFound[]): Promise<number> {
  const rows = found.map(({ rowId, inputTokens, outputTokens, ...rest }) => ({
    ...rest,
    key: cut(rest.key, 400),
    name: cut(rest.name, 200),
    why: cut(rest.why, 500),
    effect: cut(rest.effect, 500),
    brief: rest.brief.map(({ label, value }) => ({ label: cut(label, 300), value: cut(value, 1_000) })),
    row_id: rowId,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
  }));
  const { data, error } = await db.rpc('propose', { _rule: rule, _found: rows as unknown as Json });
  if (error) throw new DatabaseError('store proposals', error);
  return data;
}

const takenSchema = z.object({
  id: z.string(),
  entity: z.enum(ENTITY_TABLES),
  row_id: z.string().nullable(),
  name: z.string(),
  purpose: z.enum(PURPOSES),
  brief: z.array(z.object({ label: z.string(), value: z.string() })),
  request_id: z.string(),
});
export type TakenProposal = z.output<typeof takenSchema>;

/**
 * Takes the next proposal of a run for drafting; null if none is left. A proposal whose worker was killed comes first.
 */
export async function takeProposal(db: Db, runId: string): Promise<TakenProposal | null> {
  const { data, error } = await db.rpc('take_proposal', { _run: runId });
  if (error) throw new DatabaseError('take a proposal', error);
  return takenSchema.nullable().parse(data);
}

/** Stores the draft of a proposal, and thereby moves the proposal to the inbox. */
export async function noteDraft(
  db: Db,
  { id, generationId }: { id: string; generationId: string },
): Promise<void> {
  const { error } = await db.rpc('note_draft', { _id: id, _generation: generationId });
  if (error) throw new DatabaseError('note a draft', error);
}

/**
 * Stores why a proposal could not be drafted. After `most` failures, the proposal gets the state 'failed'. Without
 * `most`, the failure is not counted, and the proposal waits for another attempt. Returns whether the proposal is now
 * in the state 'failed'.
 */
export async function noteDraftFailure(
  db: Db,
  { id, message, most }: { id: string; message: string; most?: number },
): Promise<boolean> {
  const { data, error } = await db.rpc('note_draft_failure', { _id: id, _error: message, _most: most });
  if (error) throw new DatabaseError('note a failed draft', error);
  return data === 'failed';
}

const runSchema = z.object({
  key_id: z.string(),
  model: z.string(),
  proposals: z.number(),
  asked_by: z.string().nullable(),
  waiting: z.number(),
  drafted: z.number(),
  failed: z.number(),
  cost: z.number(),
});
export type DraftingRun = z.output<typeof runSchema>;

/** Returns a run with its progress and cost so far; null if it does not exist. */
export async function getDraftingRun(db: Db, id: string): Promise<DraftingRun | null> {
  const { data, error } = await db
    .from('proposal_runs_overview')
    .select(Object.keys(runSchema.shape).join(', '))
    .eq('id', id)
    .maybeSingle();
  if (error) throw new DatabaseError('find a run of the pilot', error);
  return runSchema.nullable().parse(data);
}
