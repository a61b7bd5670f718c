import 'server-only';
import { z } from 'zod';
import { ENTITY_TABLES } from '@/lib/entities/registry';
import type { Found, Rule } from '@/lib/pilot/proposal';
import { PURPOSES } from '@/lib/schema/prompts';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';

// The proposals of the content pilot, as workers read and write them with the secret key.

/** Returns the keys of what a rule has found before and somebody has decided on. */
export async function listDecidedKeys(db: Db, rule: Rule): Promise<Set<string>> {
  const rows = await allRows('select decided proposals', (from, to) =>
    db.from('proposals').select('key').eq('rule', rule).neq('state', 'proposed').order('id').range(from, to),
  );
  return new Set(rows.map(({ key }) => key));
}

/** A finding, with the most tokens that its draft can need; null if that is not known. */
export interface EstimatedFound extends Found {
  inputTokens: number | null;
  outputTokens: number | null;
}

/** Returns a text with at most `length` characters, as the database requires. Names of rows can make a sentence long. */
const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/**
 * Stores what a rule has found, and withdraws its open proposals that it no longer finds. Returns the number of new
 * proposals.
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

/** Takes the next proposal of a run to draft it; null if none is left. One whose worker was killed comes first. */
export async function takeProposal(db: Db, runId: string): Promise<TakenProposal | null> {
  const { data, error } = await db.rpc('take_proposal', { _run: runId });
  if (error) throw new DatabaseError('take a proposal', error);
  return takenSchema.nullable().parse(data);
}

/** Notes the draft of a proposal, which is then in the inbox. */
export async function noteDraft(
  db: Db,
  { id, generationId }: { id: string; generationId: string },
): Promise<void> {
  const { error } = await db.rpc('note_draft', { _id: id, _generation: generationId });
  if (error) throw new DatabaseError('note a draft', error);
}

/**
 * Notes why a proposal could not be drafted. After `most` failures it has failed; without `most`, it only waits. Returns
 * whether it has failed.
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
