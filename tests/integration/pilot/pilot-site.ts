// Provides the tests of the content pilot with a database, an admin, and a local server that replaces the models'
// provider.
import { randomUUID } from 'node:crypto';
import type { Row, Values } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { prompts } from '../../../lib/fallback/prompts.ts';
import { addKey, database, db, models, signInAdmin } from '../models/model-site.ts';

const { runWaitingJobs } = await import('@/lib/services/jobs/worker');
const { draftProposalsJob } = await import('@/lib/services/jobs/kinds/draft-proposals');
const { acceptDraft } = await import('@/lib/services/pilot/accept-draft');
const { storeFound } = await import('@/lib/data/proposals');
export const admins = await import('@/lib/data/admin/proposals');

export const DRAFTED = 'Argos sells toys, tools and televisions, and you can collect them in most towns.';
/** The cost of one draft in pounds, for 120 input tokens at £2 and 30 output tokens at £10, both per million tokens. */
export const COST = 0.00054;

export let admin: Db;
export let adminId: string;
beforeAll(async () => {
  await database.as('service', 'select public.add_prompts($1)', [JSON.stringify(prompts)]);
  ({ admin, adminId } = await signInAdmin());
});
beforeEach(() => {
  models.usual = { kind: 'object', object: { description: DRAFTED } };
});
afterEach(() =>
  database.exec(`delete from public.proposals; delete from public.proposal_runs; delete from public.jobs;
    delete from pgmq.q_jobs_long; delete from public.retailers; delete from public.content`),
);

export async function shop(more: Row = {}) {
  const slug = `shop-${randomUUID()}`;
  return database.insert('retailers', { slug, name: 'Argos', cta_url: 'https://argos.example', ...more });
}

/** Creates a proposal of a description for each shop, and returns the ids of the proposals. */
export async function propose(...rowIds: (string | null)[]): Promise<string[]> {
  const found = rowIds.map((rowId, index) => ({
    ...{ key: `key-${index}`, entity: 'retailers' as const, rowId, name: 'Argos', brief: [] },
    ...{ purpose: 'retailer-description' as const, why: 'It has none.', effect: 'It gets one.' },
    ...{ weight: rowIds.length - index, inputTokens: 5_000, outputTokens: 400 },
  }));
  await storeFound(db, 'retailer-without-description', found);
  const { rows } = await database.query<{ id: string }>(
    'select id from public.proposals order by weight desc',
  );
  return rows.map(({ id }) => id);
}

export const approve = async (ids: string[], keyId: string, runId: string = randomUUID()) => ({
  runId,
  approved: await admins.approveProposals(admin, { ids, runId, keyId }),
});
export const work = () => runWaitingJobs({ db, kinds: [draftProposalsJob], name: 'a test', limitMs: 60_000 });
export const states = async () =>
  (
    await database.query<{ state: string }>('select state from public.proposals order by weight desc')
  ).rows.map(({ state }) => state);
export const job = async () =>
  (
    await database.query<{ id: string; state: string; cost: number; note: string; error: string | null }>(
      'select id, state, cost::float, note, error from public.jobs order by created_at desc limit 1',
    )
  ).rows[0];
export const run = async () => (await admins.listProposalRuns(admin, { page: 1, size: 10 })).runs[0];

/**
 * Creates proposals, approves them, and runs the worker until their drafts are in the inbox. Returns the proposals'
 * ids.
 */
export async function draftAll(...rowIds: (string | null)[]): Promise<string[]> {
  const ids = await propose(...rowIds);
  await approve(ids, await addKey());
  await work();
  return ids;
}
export const accept = async (
  id: string,
  values: Values,
  more: Partial<Parameters<typeof acceptDraft>[1]> = {},
) =>
  (
    await acceptDraft(admin, {
      id,
      values,
      confirmations: [],
      publishAt: null,
      viewerId: adminId,
      shops: [],
      ...more,
    })
  ).state;
export const shopOf = async (id: unknown) =>
  (await database.query<Row>('select * from public.retailers where id = $1', [id])).rows[0] ?? {};
