import { jest } from '@jest/globals';
import { parseEnvironment } from '@/lib/config/env';
import type { Db } from '@/lib/supabase/public';
import { type Api, serveApi } from '../../../scripts/db-check/api.ts';
import { openTestDatabase, type TestDatabase } from '../database/open.ts';

const env: Record<string, string> = {};
const serverEnv = () => parseEnvironment(env);
jest.unstable_mockModule('@/lib/config/env', () => ({ parseEnvironment, serverEnv }));
const { listChecks } = await import('@/lib/services/health/list-checks');
const { recordGauges } = await import('@/lib/services/health/record-gauges');
const { metricsText } = await import('@/lib/metrics/registry');

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
beforeEach(async () => {
  await database.exec(
    `delete from public.jobs; update public.schedules set next_due_at = now() + interval '1 hour'`,
  );
  await projectIsOld(0);
});

/** Changes the age of the project in hours. A trigger keeps `created_at`, so this switches triggers off. */
const projectIsOld = (hours: number) =>
  database.exec(`set session_replication_role = replica;
    update public.schedules set created_at = now() - make_interval(hours => ${hours});
    set session_replication_role = origin`);

const degraded = async () => (await listChecks(db)).filter(({ isDegraded }) => isDegraded);
const gaugesOf = async (name: string) => {
  await recordGauges();
  const lines = metricsText().split('\n');
  return lines.filter((line) => line.startsWith(name)).map((line) => Number(line.split(' ').at(-1)));
};

test('find nothing wrong while jobs run on time', async () => {
  const keys = (await listChecks(db)).map(({ key }) => key);
  expect(keys).toEqual(['database', 'worker', 'queue', 'jobs', 'backups']);
  expect(await degraded()).toEqual([]);
});

test('say since when no worker runs', async () => {
  const due = '2026-11-01T10:00:00+00:00';
  await database.query(`update public.schedules set next_due_at = $1 where name = 'publish'`, [due]);
  const [check, ...more] = await degraded();
  expect([check?.key, Date.parse(check?.since ?? ''), more]).toEqual(['worker', Date.parse(due), []]);
  expect(check?.advice).toContain('npm run worker');
  expect((await gaugesOf('site_schedule_lateness_seconds'))[0]).toBeGreaterThan(90);
});

test('name a job that has waited too long, but not one that waits for its next attempt', async () => {
  await database.exec(`insert into public.jobs (kind, lane, created_at, next_attempt_at) values
    ('tidy-up', 'quick', now() - interval '2 hours', now() + interval '5 minutes')`);
  expect(await degraded()).toEqual([]);
  await database.exec(`insert into public.jobs (kind, lane, created_at) values
    ('tidy-up', 'quick', now() - interval '1 hour')`);
  const [check, ...more] = await degraded();
  expect([check?.key, check?.text, more]).toEqual(['queue', '2 jobs are waiting.', []]);
  expect((await gaugesOf('site_oldest_waiting_job_seconds'))[0]).toBeGreaterThan(3_500);
  expect(await gaugesOf('site_jobs{state="queued"}')).toEqual([2]);
});

/** Adds a job for a backup that has ended. */
const ended = (hoursAgo: number, state: string) =>
  database.query(
    `insert into public.jobs (kind, lane, state, finished_at)
     values ('back-up', 'long', $2, now() - make_interval(hours => $1))`,
    [hoursAgo, state],
  );

test('say when the last nightly backup was made, and warn if it is older than a day and a half', async () => {
  const plannedHoursAgo = async (hours: number) => {
    await database.exec(`delete from public.schedules where name = 'back-up'`);
    await database.query(
      `insert into public.schedules (name, kind, cron, next_due_at, created_at)
       values ('back-up', 'back-up', '10 2 * * *', now() + interval '1 hour', now() - make_interval(hours => $1))`,
      [hours],
    );
  };
  await plannedHoursAgo(35);
  const backups = async () => (await listChecks(db)).find(({ key }) => key === 'backups');
  expect((await backups())?.text).toContain('No backup has been made yet. Next backup due:');
  expect(await degraded()).toEqual([]);
  await plannedHoursAgo(37);
  expect(await degraded()).toMatchObject([
    { key: 'backups', text: expect.stringContaining('There was no backup in the last month.') as string },
  ]);
  await plannedHoursAgo(35);
  expect(await degraded()).toEqual([]);
  await ended(37, 'done');
  await ended(1, 'cancelled');
  expect(await degraded()).toMatchObject([{ key: 'backups', path: '/admin/jobs?kind=back-up' }]);
  await ended(35, 'done');
  expect(await degraded()).toEqual([]);
  expect((await backups())?.text).toContain('Last backup:');
  await database.exec(`delete from public.schedules where name = 'back-up'`);
});

test('a project whose backups the operator schedules is warned without one, once it is a day and a half old', async () => {
  await projectIsOld(35);
  const backups = async () => (await listChecks(db)).find(({ key }) => key === 'backups');
  expect(await backups()).toMatchObject({
    isDegraded: false,
    text: 'No backup has been made yet.',
    label: 'Backups',
  });
  await projectIsOld(37);
  expect(await backups()).toMatchObject({
    isDegraded: true,
    text: 'There was no backup in the last month.',
    advice: expect.stringContaining('npm run backup') as string,
  });
  await ended(35, 'done');
  expect(await degraded()).toEqual([]);
});

test('name the kinds of failed jobs and the time of the first failure', async () => {
  const first = '2026-11-01T10:00:00+00:00';
  await database.query(
    `insert into public.jobs (kind, lane, state, error, finished_at) values
     ('tidy-up', 'quick', 'failed', 'x', $1), ('tidy-up', 'quick', 'failed', 'x', now())`,
    [first],
  );
  const [check, ...more] = await degraded();
  expect([check?.key, Date.parse(check?.since ?? ''), more]).toEqual(['jobs', Date.parse(first), []]);
  expect(check?.text).toMatch(/^2 jobs have failed: [A-Z][^,]*\.$/);
  expect(check?.path).toBe('/admin/jobs?state=failed');
  expect(await gaugesOf('site_jobs{state="failed"}')).toEqual([2]);
});
