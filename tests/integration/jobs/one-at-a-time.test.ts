import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { TakenJob } from '@/lib/data/jobs';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';

// Tests two rules. Some kinds of jobs run alone: two jobs of such a kind never run at the same time. A job that covers
// all rows is not started while another job of its kind waits or runs.

const env: Record<string, string> = {};
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { failJob, finishJob, sendJob, takeJob } = await import('@/lib/data/jobs');
const { createDueJobs } = await import('@/lib/services/jobs/create-due-jobs');
const { JOB_KINDS } = await import('@/lib/services/jobs/kinds');
const { startJob, startJobForAll, startScheduledJob } = await import('@/lib/services/jobs/start-job');

let database: TestDatabase;
let api: Api;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
  Object.assign(env, {
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
    SUPABASE_SECRET_KEY: api.secretKey,
  });
});
afterAll(async () => {
  await api.stop();
  await database.close();
});
beforeEach(() =>
  database.exec(`delete from public.jobs; delete from pgmq.q_jobs_quick; delete from pgmq.q_jobs_long;
    update public.schedules set next_due_at = now() + interval '1 hour'`),
);

const kindOf = (kind: string) => {
  const found = JOB_KINDS.find((known) => known.kind === kind);
  if (!found) throw new Error(`There is no job ${kind}`);
  return found;
};
const send = (kind: string) => sendJob(db, { kind, lane: 'quick', input: {} });
const take = (alone: string[] = ['a-kind']) =>
  takeJob(db, { lane: 'quick', kinds: ['a-kind', 'another-kind'], alone, seconds: 60, worker: 'a test' });
/** Takes a waiting job. Throws if no job is waiting. */
async function taken(): Promise<TakenJob> {
  const job = await take();
  if (!job) throw new Error('No job is waiting');
  return job;
}

test('no second job of a kind that runs alone is taken while the first one runs', async () => {
  const [first, second, other] = [await send('a-kind'), await send('a-kind'), await send('another-kind')];
  const run = await taken();
  expect(run.id).toBe(first);
  // The second job has to wait, but the later job of another kind does not.
  expect([(await take())?.id, await take()]).toEqual([other, null]);
  await finishJob(db, run, { done: 1 });
  expect((await taken()).id).toBe(second);
});

test('a job that runs alone keeps no other job waiting once its worker has ended', async () => {
  const [first, second] = [await send('a-kind'), await send('a-kind')];
  // Simulates workers of an older release, which lack this rule. They take both jobs and end without finishing them.
  await take([]);
  await take([]);
  await database.exec('update pgmq.q_jobs_quick set vt = now()');
  const again = await taken();
  expect([again.id, await take()]).toEqual([first, null]);
  // The first job now waits ten seconds for its next attempt.
  await failJob(db, again, { message: 'It broke', isHopeless: false });
  expect((await taken()).id).toBe(second);
});

test('a check of chosen pages waits for the crawl that is running', async () => {
  const alone = JOB_KINDS.filter(({ runsAlone }) => runsAlone).map(({ kind }) => kind);
  const takeCrawl = () =>
    takeJob(db, { lane: 'long', kinds: ['crawl-pages'], alone, seconds: 60, worker: 'a test' });
  await startJobForAll(kindOf('crawl-pages'), { input: {}, askedBy: ADMIN_ID });
  const whole = await takeCrawl();
  const input = { ids: [randomUUID()] };
  const chosen = await startJob(kindOf('crawl-pages'), { input, askedBy: ADMIN_ID });
  expect(await takeCrawl()).toBeNull();
  await finishJob(db, whole ?? { id: '', run: 0 }, { done: 1 });
  expect(await takeCrawl()).toMatchObject({ id: chosen });
});

test.each(['crawl-pages', 'check-links'])(
  'the job %s for all rows runs once, whether an editor, ‘Run now’ or its schedule starts it',
  async (kind) => {
    const input = kind === 'check-links' ? { since: new Date().toISOString() } : {};
    const all = () => startJobForAll(kindOf(kind), { input, askedBy: ADMIN_ID });
    const now = () => {
      const now = new Date().toISOString();
      const times = { last_due_at: now, next_due_at: null, created_at: now };
      return startScheduledJob({ name: kind, kind, cron: '0 0 * * *', ...times }, { askedBy: ADMIN_ID });
    };
    const due = async () => {
      await database.query(
        `update public.schedules set next_due_at = now() - interval '1 second' where name = $1`,
        [kind],
      );
      await createDueJobs(db, JOB_KINDS);
    };
    const count = () => database.value('select count(*)::int from public.jobs');
    const move = (from: string, to: string) =>
      database.query('update public.jobs set state = $2 where state = $1', [from, to]);

    expect([await all(), await all(), await now()]).toEqual(['started', 'under way', 'under way']);
    await due();
    expect(await count()).toBe(1);

    // While a job of the schedule waits, neither an editor nor 'Run now' starts another job.
    await move('queued', 'done');
    await due();
    expect([await all(), await now(), await count()]).toEqual(['under way', 'under way', 2]);

    // A paused job prevents an editor and 'Run now' from starting another job. The schedule still creates one.
    await move('queued', 'paused');
    expect([await all(), await now()]).toEqual(['paused', 'paused']);
    await due();
    expect(await count()).toBe(3);
  },
);
