import { isDeepStrictEqual } from 'node:util';
import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { type RecordingSite, startRecordingSite } from '../../helpers/recording-site.ts';
import { ADMIN_ID, openTestDatabase, type TestDatabase } from '../database/open.ts';

const SECRET = 'a-secret-for-the-tests';
const env: Record<string, string> = { REVALIDATE_SECRET: SECRET };
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { createDueJobs, nextDue } = await import('@/lib/services/jobs/create-due-jobs');
const { JOB_KINDS } = await import('@/lib/services/jobs/kinds');
const { startJob, startScheduledJob } = await import('@/lib/services/jobs/start-job');
const { runWaitingJobs } = await import('@/lib/services/jobs/worker');

let database: TestDatabase;
let api: Api;
let db: Db;
let sites: RecordingSite[];
beforeAll(async () => {
  database = await openTestDatabase();
  api = await serveApi(database);
  db = api.service as Db;
  sites = [await startRecordingSite(), await startRecordingSite()];
  Object.assign(env, {
    SITE_INSTANCES: sites.map(({ url }) => url).join(','),
    NEXT_PUBLIC_SUPABASE_URL: api.url,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
    SUPABASE_SECRET_KEY: api.secretKey,
  });
});
afterAll(async () => {
  await Promise.all(sites.map((site) => site.stop()));
  await api.stop();
  await database.close();
});
beforeEach(async () => {
  await database.exec(`delete from public.jobs; delete from pgmq.q_jobs_urgent; delete from pgmq.q_jobs_quick;
    delete from pgmq.q_jobs_long; delete from public.content; delete from public.retailers;
    delete from public.offer_widgets;
    update public.schedules set next_due_at = now() + interval '1 hour'`);
  for (const site of sites) {
    site.requests.length = 0;
    site.status = 200;
  }
});

/** Makes a schedule due now. `since` is the length of the time that its job covers. */
const makeDue = (name: string, since = '10 minutes') =>
  database.query(
    `update public.schedules set last_due_at = now() - $2::interval, next_due_at = now() - interval '1 second'
     where name = $1`,
    [name, since],
  );
const jobs = async () =>
  (await database.query<{ kind: string; state: string }>('select * from public.jobs order by kind')).rows;
const next = async (name: string) =>
  (await database.value('select next_due_at from public.schedules where name = $1', [name])) as Date;
const runAll = () => runWaitingJobs({ db, kinds: JOB_KINDS, name: 'a test', limitMs: 30_000 });

/** The write that the worker announces to the site at midnight, to expire all pages with sale dates. */
const AT_MIDNIGHT = { table: 'sale_windows', record: { retailer_slug: '' } };

/**
 * Returns the writes in each request to the first site. Leaves out the write of midnight, because these tests may run
 * at midnight.
 */
const dueRows = () =>
  (sites[0]?.requests ?? []).map(({ body }) =>
    (body as object[]).filter((write) => !isDeepStrictEqual(write, AT_MIDNIGHT)),
  );

const kindOf = (kind: string) => {
  const found = JOB_KINDS.find((known) => known.kind === kind);
  if (!found) throw new Error(`There is no job ${kind}`);
  return found;
};

const content = (slug: string, publishedAt: string) =>
  database.query(
    `insert into public.content (slug, title, content_type, published_at, is_published)
     values ($1, 'T', 'guide', now() + $2::interval, true)`,
    [slug, publishedAt],
  );
async function startedSale() {
  await database.exec(`insert into public.retailers (slug, name, cta_url, is_published)
      values ('shop', 'S', 'https://shop.example', true);
    insert into public.sale_windows (retailer_slug, year, channel, starts_on, source_name, source_url, source_date, is_published)
      values ('shop', 2020, 'online', '2020-12-26', 'S', 'https://s.example', '2020-12-01', true)`);
}

test('a new schedule is planned, and creates no job before its time', async () => {
  await database.exec(`update public.schedules set next_due_at = null where name = 'tidy-up'`);
  await createDueJobs(db, JOB_KINDS);
  expect((await next('tidy-up')).getTime()).toBeGreaterThan(Date.now());
  expect(await jobs()).toEqual([]);
});

test('several workers create only one job for a due time', async () => {
  await makeDue('tidy-up');
  await Promise.all(Array.from({ length: 5 }, () => createDueJobs(db, JOB_KINDS)));
  await createDueJobs(db, JOB_KINDS);
  expect(await jobs()).toMatchObject([{ kind: 'tidy-up', state: 'queued', schedule: 'tidy-up' }]);
});

test('a schedule without work creates no job, and moves to its next due time', async () => {
  await makeDue('publish', '0 seconds');
  await makeDue('newsletter-retries');
  await createDueJobs(db, JOB_KINDS);
  expect(await jobs()).toEqual([]);
  for (const name of ['publish', 'newsletter-retries'])
    expect((await next(name)).getTime()).toBeGreaterThan(Date.now() - 2_000);
});

test('a subscription that is due creates a job that retries it, and a later subscription does not', async () => {
  await database.exec(`insert into public.newsletter_subscribers (email, consent_text, next_attempt_at)
    values ('later@example.com', 'Yes', now() + interval '1 hour')`);
  await makeDue('newsletter-retries');
  await createDueJobs(db, JOB_KINDS);
  expect(await jobs()).toEqual([]);
  await database.exec(
    `update public.newsletter_subscribers set next_attempt_at = now() - interval '1 minute'`,
  );
  await makeDue('newsletter-retries');
  await createDueJobs(db, JOB_KINDS);
  expect(await jobs()).toMatchObject([{ kind: 'newsletter-retries' }]);
});

test('the pages of rows that came due are refreshed once on every instance of the site', async () => {
  await content('a-guide', '-1 minute');
  await content('later', '1 hour');
  await startedSale();
  await database.exec(`insert into public.offer_widgets (title, type, starts_at, is_published)
    values ('W', 'top_list', now() - interval '1 minute', true)`);
  await makeDue('publish', '10 years');
  await runAll();
  expect(await jobs()).toMatchObject([{ kind: 'publish', state: 'done', done: 3 }]);
  for (const { requests } of sites)
    expect(requests).toMatchObject([
      {
        path: '/api/revalidate',
        headers: { authorization: `Bearer ${SECRET}` },
        body: [
          AT_MIDNIGHT,
          { table: 'content', record: { slug: 'a-guide' } },
          { table: 'offer_widgets', record: { slug: '' } },
          { table: 'sale_windows', record: { retailer_slug: 'shop' } },
        ],
      },
    ]);
  await makeDue('publish', '0 seconds');
  await runAll();
  expect(sites[0]?.requests).toHaveLength(1);
});

test('hundreds of texts that come due together are refreshed a few at a time', async () => {
  await database.exec(`insert into public.content (slug, title, content_type, published_at, is_published)
    select 'guide-' || number, 'T', 'guide', now() - interval '1 minute', true from generate_series(1, 250) as number`);
  await makeDue('publish');
  await runAll();
  expect(await jobs()).toMatchObject([{ kind: 'publish', state: 'done', done: 250 }]);
  expect(dueRows().map((rows) => rows.length)).toEqual([100, 100, 50]);
});

test('rows are published and unpublished at the times that editors set, and an editor’s later choice stays', async () => {
  await database.exec(`insert into public.retailers (slug, name, cta_url, is_published, publish_at, unpublish_at) values
    ('begins', 'B', 'https://b.example', false, now() - interval '1 minute', now() + interval '1 hour'),
    ('ends', 'E', 'https://e.example', true, null, now() - interval '1 minute'),
    ('later', 'L', 'https://l.example', true, null, now() + interval '1 hour');
    insert into public.content (slug, title, content_type, is_published, published_at, unpublish_at) values
    ('ends', 'E', 'guide', true, now() - interval '1 day', now() - interval '1 minute')`);
  const published = async () =>
    (
      await database.query<{ slug: string }>(
        'select slug from public.retailers where is_published union select slug from public.content where is_published',
      )
    ).rows.map(({ slug }) => slug);
  await makeDue('publish');
  await runAll();
  expect((await published()).sort()).toEqual(['begins', 'later']);
  expect(dueRows()).toEqual([
    [
      { table: 'content', record: { slug: 'ends' } },
      { table: 'retailers', record: { slug: 'begins' } },
      { table: 'retailers', record: { slug: 'ends' } },
    ],
  ]);
  // The history entries of these changes have no actor, because the system made the changes.
  expect(
    await database.value(`select count(*)::int from public.audit_log
      where changed ? 'is_published' and action = 'update' and actor is null`),
  ).toBe(3);
  await database.exec(`update public.retailers set is_published = true where slug = 'ends'`);
  await makeDue('publish', '0 seconds');
  await runAll();
  expect((await published()).sort()).toEqual(['begins', 'ends', 'later']);
});

test('if an instance of the site is down, the job is tried again, and undoes no later choice', async () => {
  await content('a-guide', '-1 minute');
  await database.exec(`insert into public.retailers (slug, name, cta_url, is_published, publish_at, unpublish_at) values
    ('begins', 'B', 'https://b.example', false, now() - interval '1 minute', null),
    ('ends', 'E', 'https://e.example', true, null, now() - interval '1 minute')`);
  await makeDue('publish');
  const [first] = sites;
  if (first) first.status = 503;
  await runAll();
  expect(await jobs()).toMatchObject([
    { kind: 'publish', state: 'queued', attempts: 1, error: expect.stringContaining('answered 503') },
  ]);
  // Meanwhile an editor unpublishes 'begins' and publishes 'ends' again.
  await database.exec(`update public.retailers set is_published = not is_published`);
  if (first) first.status = 200;
  await database.exec('update pgmq.q_jobs_urgent set vt = now()');
  await runAll();
  expect(await jobs()).toMatchObject([{ kind: 'publish', state: 'done' }]);
  expect(
    (await database.query('select slug, is_published from public.retailers order by slug')).rows,
  ).toEqual([
    { slug: 'begins', is_published: false },
    { slug: 'ends', is_published: true },
  ]);
});

test('a job that comes late publishes no row whose end has passed', async () => {
  await database.exec(`insert into public.products (slug, name, is_published, publish_at, unpublish_at)
    values ('a-deal', 'D', false, now() - interval '2 hours', now() - interval '1 hour')`);
  await database.query(
    `select public.publish_due(now() - interval '3 hours', now() - interval '90 minutes')`,
  );
  expect(await database.value('select is_published from public.products')).toBe(false);
  await database.exec('delete from public.products');
});

test('publishing waits for no other kind of job', () => {
  const { lane } = kindOf('publish');
  expect(JOB_KINDS.filter((kind) => kind.lane === lane).map(({ kind }) => kind)).toEqual(['publish']);
});

test('links are checked every hour from 20 December to 2 January', async () => {
  const { rows } = await database.query<{ cron: string }>(
    `select cron from public.schedules where kind = 'check-links'`,
  );
  const countOn = (day: string) => {
    const times = new Set<number>();
    for (const { cron } of rows)
      for (let at = nextDue(cron, new Date(Date.parse(day) - 1)); at.toISOString().startsWith(day);) {
        times.add(at.getTime());
        at = nextDue(cron, at);
      }
    return times.size;
  };
  expect(['2026-12-19', '2026-12-20', '2026-12-31'].map(countOn)).toEqual([1, 25, 25]);
  expect(['2027-01-01', '2027-01-02', '2027-01-03'].map(countOn)).toEqual([25, 25, 1]);
});

test('a schedule that fails does not stop the others', async () => {
  await database.exec(`update public.schedules set cron = 'never' where name = 'newsletter-retries'`);
  await makeDue('newsletter-retries');
  await makeDue('tidy-up');
  await expect(createDueJobs(db, JOB_KINDS)).rejects.toThrow(/never/);
  expect(await jobs()).toMatchObject([{ kind: 'tidy-up' }]);
  await database.exec(`update public.schedules set cron = '* * * * *' where name = 'newsletter-retries'`);
});

test('the nightly deletion ends once nothing is left to delete', async () => {
  await database.exec(`insert into private.rate_limits
    select 'key ' || number, 1, now() - interval '1 day' from generate_series(1, 2500) as number`);
  await makeDue('tidy-up');
  await runAll();
  expect(await jobs()).toMatchObject([
    { kind: 'tidy-up', state: 'done', note: '2,500 rows deleted or emptied' },
  ]);
});

test('an editor starts a job, and a second start with the same key returns the same job', async () => {
  const tidyUp = kindOf('tidy-up');
  const start = { input: {}, key: 'a-key', askedBy: ADMIN_ID };
  const id = await startJob(tidyUp, start);
  expect(await startJob(tidyUp, start)).toBe(id);
  expect(await jobs()).toMatchObject([{ id, kind: 'tidy-up', asked_by: ADMIN_ID }]);
  await expect(startJob(kindOf('publish'), start)).rejects.toThrow('The input of the job publish is invalid');
});

test('an editor starts the job of a schedule only if there is something to do', async () => {
  const schedule = (name: string) => ({
    name,
    kind: name,
    cron: '0 0 * * *',
    last_due_at: new Date(Date.now() - 600_000).toISOString(),
    created_at: new Date(0).toISOString(),
    next_due_at: null,
  });
  const start = (name: string) => startScheduledJob(schedule(name), { askedBy: ADMIN_ID });
  expect([await start('tidy-up'), await start('publish')]).toEqual(['started', 'nothing to do']);
  await content('a-guide', '-1 minute');
  expect(await start('publish')).toBe('started');
});
