import 'server-only';
import { z } from 'zod';
import { ENTITY_TABLES } from '@/lib/entities/registry';
import { PROPOSAL_STATES, type ProposalState, type Rule, RULES } from '@/lib/pilot/proposal';
import { proposalsList } from '@/lib/resources/definitions/proposals';
import type { ListQuery } from '@/lib/resources/list-query';
import { PURPOSES } from '@/lib/schema/prompts';
import type { Db } from '@/lib/supabase/public';
import { BEYOND_LAST_ROW, DatabaseError } from '../database-error';
import { listRows } from './rows';

const values = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value) as [Value, ...Value[]];

const proposalSchema = z.object({
  id: z.string(),
  rule: z.enum(values<Rule>(RULES)),
  entity: z.enum(ENTITY_TABLES),
  row_id: z.string().nullable(),
  name: z.string(),
  purpose: z.enum(PURPOSES),
  why: z.string(),
  effect: z.string(),
  input_tokens: z.number().nullable(),
  output_tokens: z.number().nullable(),
  weight: z.number(),
  state: z.enum(values<ProposalState>(PROPOSAL_STATES)),
  reason: z.string().nullable(),
  error: z.string().nullable(),
  generation_id: z.string().nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  created_at: z.string(),
  /** The cost of the proposal's drafts, in pounds. */
  cost: z.number(),
});
export type Proposal = z.output<typeof proposalSchema>;
const COLUMNS = Object.keys(proposalSchema.shape);

/** Returns one page of the list of proposals, and the number of all that match the query. */
export async function listProposals(
  db: Db,
  query: Omit<ListQuery, 'size'> & { size: number },
): Promise<{ proposals: Proposal[]; count: number }> {
  const { rows, count } = await listRows(db, proposalsList, query, COLUMNS);
  return { proposals: z.array(proposalSchema).parse(rows), count };
}

/** Returns the proposals with these ids. */
export async function getProposals(db: Db, ids: string[]): Promise<Proposal[]> {
  const { data, error } = await db
    .from('proposals_overview')
    .select(COLUMNS.join(', '))
    .in('id', ids)
    .order('id');
  if (error) throw new DatabaseError('select proposals', error);
  return z.array(proposalSchema).parse(data);
}

const figuresSchema = z.object({
  states: z.record(z.string(), z.number()),
  rules: z.record(z.string(), z.number()),
});
/** The number of proposals in each state, and the number of open proposals of each rule. */
export type ProposalFigures = z.output<typeof figuresSchema>;

export async function getProposalFigures(db: Db): Promise<ProposalFigures> {
  const { data, error } = await db.rpc('proposal_figures');
  if (error) throw new DatabaseError('count proposals', error);
  return figuresSchema.parse(data);
}

const runSchema = z.object({
  id: z.string(),
  key_id: z.string(),
  model: z.string(),
  proposals: z.number(),
  most_cost: z.number(),
  job_id: z.string().nullable(),
  asked_by: z.string().nullable(),
  created_at: z.string(),
  waiting: z.number(),
  drafted: z.number(),
  failed: z.number(),
  /** The cost of the run's calls so far, in pounds. */
  cost: z.number(),
});
export type ProposalRun = z.output<typeof runSchema>;

/** Returns one page of the runs, the newest first, and the number of all runs. */
export async function listProposalRuns(
  db: Db,
  { page, size }: { page: number; size: number },
): Promise<{ runs: ProposalRun[]; count: number }> {
  const from = (page - 1) * size;
  const { data, error, count } = await db
    .from('proposal_runs_overview')
    .select(Object.keys(runSchema.shape).join(', '), { count: 'exact' })
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + size - 1);
  if (error?.code === BEYOND_LAST_ROW) {
    return { runs: [], count: (await listProposalRuns(db, { page: 1, size })).count };
  }
  if (error) throw new DatabaseError('list runs of the pilot', error);
  return { runs: z.array(runSchema).parse(data), count: count ?? 0 };
}

const approvedSchema = z.union([
  z.object({ state: z.literal('started'), proposals: z.number(), most_cost: z.number() }),
  z.object({ state: z.enum(['nothing', 'revoked', 'no-price']) }),
]);

interface Approval {
  ids: string[];
  /** The id of the run. A repeated request with the same id does not start another run. */
  runId: string;
  keyId: string;
}

/**
 * In one transaction, approves proposals and starts the job that drafts their texts. If it does neither, `state` says
 * why.
 */
export async function approveProposals(
  db: Db,
  { ids, runId, keyId }: Approval,
): Promise<z.output<typeof approvedSchema>> {
  const { data, error } = await db.rpc('approve_proposals', { _ids: ids, _run: runId, _key: keyId });
  if (error) throw new DatabaseError('approve proposals', error);
  return approvedSchema.parse(data);
}

/**
 * Rejects proposals for a reason. Returns the number of rejected proposals. Skips proposals that can no longer be
 * rejected.
 */
export async function rejectProposals(
  db: Db,
  { ids, reason }: { ids: string[]; reason: string },
): Promise<number> {
  const { data, error } = await db.rpc('reject_proposals', { _ids: ids, _reason: reason });
  if (error) throw new DatabaseError('reject proposals', error);
  return data;
}

/** Takes a rejection back. Returns the new state, or null if the proposal was not rejected. */
export async function takeBackRejection(db: Db, id: string): Promise<string | null> {
  const { data, error } = await db.rpc('take_back_rejection', { _id: id });
  if (error) throw new DatabaseError('undo a rejection', error);
  return z.string().nullable().parse(data);
}

/** Records that the draft of a proposal was accepted. */
export async function noteAcceptedProposal(db: Db, id: string): Promise<void> {
  const { error } = await db.rpc('note_accepted_proposal', { _id: id });
  if (error) throw new DatabaseError('note an accepted draft', error);
}
