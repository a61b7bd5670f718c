// Tests of the way from an approved proposal to a draft in the inbox.
import { randomUUID } from 'node:crypto';
import { addKey, calls, database, db, models } from '../models/model-site.ts';
import {
  admin,
  adminId,
  admins,
  approve,
  COST,
  DRAFTED,
  job,
  propose,
  run,
  shop,
  shopOf,
  states,
  work,
} from './pilot-site.ts';

const { draftTexts } = await import('@/lib/services/generation/draft-texts');
const { proposalFacts } = await import('@/lib/services/pilot/proposal-facts');
const { readInboxDraft } = await import('@/lib/services/pilot/read-draft');
const { takeProposal } = await import('@/lib/data/proposals');
const { askJob } = await import('@/lib/data/admin/jobs');
const { changeModelKey } = await import('@/lib/data/admin/model-keys');

test('approved proposals are drafted and wait in the inbox; the run and each proposal keep their cost', async () => {
  const [one, two] = [await shop(), await shop()];
  const ids = await propose(one.id, two.id);
  const { approved, runId } = await approve(ids, await addKey());
  // The maximum cost of two drafts, each with 5,000 input tokens at £2 and 400 output tokens at £10, both per million
  // tokens.
  expect(approved).toEqual({ state: 'started', proposals: 2, most_cost: expect.closeTo(0.028, 8) as number });
  expect(await work()).toBe(1);
  expect(await states()).toEqual(['drafted', 'drafted']);
  expect(await job()).toMatchObject({ state: 'done', note: '2 drafts in the inbox' });
  expect((await job())?.cost).toBeCloseTo(2 * COST, 6);
  expect(await run()).toMatchObject({ id: runId, drafted: 2, waiting: 0, failed: 0, asked_by: adminId });
  expect((await run())?.cost).toBeCloseTo(2 * COST, 6);
  const [first] = await admins.getProposals(admin, [ids[0] ?? '']);
  expect(first?.cost).toBeCloseTo(COST, 6);
  const draft = await readInboxDraft(admin, ids[0] ?? '');
  expect(draft).toMatchObject({
    differences: [{ name: 'description', before: '', after: DRAFTED }],
    ...{ unconfirmed: [], canSchedule: true },
  });
  expect(await shopOf(one.id)).toMatchObject({ description: '' });
});

test('an approval that is sent twice starts one run', async () => {
  const ids = await propose((await shop()).id);
  const [keyId, runId] = [await addKey(), randomUUID()];
  const [first, second] = [await approve(ids, keyId, runId), await approve(ids, keyId, runId)];
  expect(second).toEqual(first);
  expect(await database.value('select count(*)::int from public.jobs')).toBe(1);
  expect((await approve(ids, keyId)).approved).toEqual({ state: 'nothing' });
});

test('nothing is approved without a key that is valid and has a price', async () => {
  const ids = await propose((await shop()).id);
  const keyId = await addKey();
  expect((await approve(ids, randomUUID())).approved).toEqual({ state: 'revoked' });
  await database.exec('delete from public.model_prices');
  expect((await approve(ids, keyId)).approved).toEqual({ state: 'no-price' });
  expect(await states()).toEqual(['proposed']);
});

test('a run stops at the budget of its key, and goes on when an admin has raised it', async () => {
  const ids = await propose((await shop()).id, (await shop()).id, (await shop()).id);
  // Each draft costs £0.01. The worker reserves a little more than that for each draft.
  models.usual = { kind: 'object', object: { description: DRAFTED }, usage: { input: 3_000, output: 400 } };
  const keyId = await addKey({ budget: 0.025 });
  await approve(ids, keyId);
  await work();
  expect(await states()).toEqual(['drafted', 'drafted', 'approved']);
  expect(await job()).toMatchObject({
    ...{ state: 'failed', error: expect.stringContaining('monthly budget') as string },
  });

  await changeModelKey(admin, { id: keyId, label: 'A key', default_model: 'a-model', monthly_budget: 1 });
  await askJob(admin, { id: (await job())?.id ?? '', what: 'try again' });
  await work();
  expect(await states()).toEqual(['drafted', 'drafted', 'drafted']);
  expect(await calls()).toHaveLength(3);
});

test('a proposal that the model refuses has failed, and the others are drafted', async () => {
  const ids = await propose((await shop()).id, (await shop()).id);
  models.next = [{ kind: 'refusal' }];
  await approve(ids, await addKey());
  await work();
  expect(await states()).toEqual(['failed', 'drafted']);
  expect(await job()).toMatchObject({ state: 'done', note: '1 draft in the inbox, 1 failed' });
  const first = await run();
  expect(first).toMatchObject({ failed: 1, drafted: 1 });

  // If a failed proposal is approved again, a new run drafts it. The record of the first run does not change.
  await approve(ids.slice(0, 1), await addKey());
  await work();
  expect(await states()).toEqual(['drafted', 'drafted']);
  const { runs } = await admins.listProposalRuns(admin, { page: 1, size: 10 });
  expect(runs[1]).toEqual(first);
  expect(runs[0]?.cost).toBeCloseTo(COST, 6);
});

test('while the provider has a problem, a proposal waits, and fails after the third time', async () => {
  await propose((await shop()).id);
  const { rows } = await database.query<{ id: string }>('select id from public.proposals');
  models.usual = { kind: 'cut-off' };
  await approve([rows[0]?.id ?? ''], await addKey());
  for (const state of ['approved', 'approved', 'failed']) {
    await work();
    expect(await states()).toEqual([state]);
    await database.exec(`select pgmq.set_vt('jobs_long', msg_id, 0) from pgmq.q_jobs_long;
      update public.generations set busy_until = now()`);
  }
  expect(await job()).toMatchObject({ state: 'done', note: '0 drafts in the inbox, 1 failed' });
});

test('an answer that had arrived before the worker was killed is not paid again', async () => {
  const row = await shop();
  const ids = await propose(row.id);
  const keyId = await addKey();
  const { runId } = await approve(ids, keyId);
  // Performs the steps of a worker that is killed after the model's answer has arrived.
  const taken = await takeProposal(db, runId);
  const facts = await proposalFacts(db, { entity: 'retailers', rowId: row.id, name: 'Argos', brief: [] });
  await draftTexts(db, {
    ...{ entity: 'retailers', rowId: row.id, purpose: 'retailer-description', keyId, askedBy: adminId },
    ...{ facts: facts ?? { name: '', lines: [] }, requestId: taken?.request_id ?? '' },
  });
  expect(await states()).toEqual(['drafting']);
  await work();
  expect(await states()).toEqual(['drafted']);
  expect(models.requests).toHaveLength(1);
  expect((await job())?.cost).toBeCloseTo(COST, 6);
});

test('a paused run waits; a cancelled one gives its proposals back', async () => {
  const ids = await propose((await shop()).id, (await shop()).id);
  await approve(ids, await addKey());
  const id = (await job())?.id ?? '';
  expect(await askJob(admin, { id, what: 'pause' })).toBe('paused');
  await work();
  expect(await states()).toEqual(['approved', 'approved']);
  expect(await askJob(admin, { id, what: 'cancel' })).toBe('cancelled');
  expect(await states()).toEqual(['proposed', 'proposed']);
  expect(models.requests).toHaveLength(0);
});

test('a proposal whose row is gone fails without a call', async () => {
  const row = await shop();
  const ids = await propose(row.id);
  await database.exec('delete from public.retailers');
  await approve(ids, await addKey());
  await work();
  expect(await admins.getProposals(admin, ids)).toMatchObject([
    { state: 'failed', error: 'The row no longer exists.' },
  ]);
  expect(models.requests).toHaveLength(0);
});
