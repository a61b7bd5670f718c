import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestDatabase, outcome, root } from './open.ts';
import type { TestDatabase } from './open.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.exec(`delete from public.jobs; delete from pgmq.q_jobs_quick; delete from pgmq.a_jobs_quick;
    delete from public.audit_log`);
});

interface Job {
  id: string;
  run: number;
  state: string;
  attempts: number;
  wish: string | null;
  error: string | null;
  position: unknown;
}

const call = async <T>(who: 'admin' | 'service', sql: string, params: unknown[] = []) =>
  Object.values((await db.as(who, `select ${sql}`, params))[0] ?? {})[0] as T;
const send = (key: string | null = null) =>
  call<string>('service', `public.send_job('a-kind', 'quick', '{"a": 1}', $1)`, [key]);
const take = (kind = 'a-kind') =>
  call<Job | null>('service', `public.take_job('quick', array[$1], 60, 'a worker')`, [kind]);
const taken = async (): Promise<Job> => {
  const job = await take();
  if (!job) throw new Error('No job is waiting');
  return job;
};
const save = ({ id, run }: Job) =>
  call<string>('service', `public.save_job($1, $2, 60, '{"next": 2}', 1, 3, 'One of three')`, [id, run]);
const fail = ({ id, run }: Job, isFinal = false) =>
  call<boolean>('service', `public.fail_job($1, $2, 'It broke', $3)`, [id, run, isFinal]);
const finish = ({ id, run }: Job) => call<boolean>('service', 'public.finish_job($1, $2, 3, 3)', [id, run]);
const ask = (id: string, what: string) => call<string | null>('admin', 'public.ask_job($1, $2)', [id, what]);
const job = async (id: string) =>
  (await db.query<Job>('select * from public.jobs where id = $1', [id])).rows[0] ?? null;
/** Makes the taken messages visible again at once, without waiting until their invisibility ends. */
const later = () => db.exec(`update pgmq.q_jobs_quick set vt = now()`);
const messages = () => db.value('select count(*)::int from pgmq.q_jobs_quick');

test('a job and its message are written together, or neither is', async () => {
  expect(await outcome(call('service', `public.send_job('a-kind', 'quick', '[]')`))).toBe('23514');
  expect([await db.value('select count(*)::int from public.jobs'), await messages()]).toEqual([0, 0]);
  const id = await send();
  expect(await db.value('select message from pgmq.q_jobs_quick')).toEqual({ id });
});

test('a job is taken once, until its time is over', async () => {
  const id = await send();
  expect(await take()).toMatchObject({ id, run: 1, attempts: 1, input: { a: 1 }, position: null });
  expect(await take()).toBeNull();
  await later();
  expect(await take()).toMatchObject({ id, run: 2, attempts: 2 });
});

test('a worker leaves jobs that it does not know to others', async () => {
  const id = await send();
  expect(await take('another-kind')).toBeNull();
  // The worker can take a job whose kind it knows, even if the queue contains an older job of an unknown kind.
  const known = await call('service', `public.send_job('another-kind', 'quick', '{}')`);
  expect(await take('another-kind')).toMatchObject({ id: known });
  expect(await take()).toMatchObject({ id, attempts: 1 });
});

test('a worker finds a job that it knows behind any number of jobs that it does not know', async () => {
  for (let count = 0; count < 25; count += 1) await send();
  const known = await call('service', `public.send_job('another-kind', 'quick', '{}')`);
  expect(await take('another-kind')).toMatchObject({ id: known });
  expect(await take('another-kind')).toBeNull();
  // The jobs of the other kind stay in the queue for workers that know this kind.
  expect(await take()).not.toBeNull();
});

test('only the latest run of a job may write', async () => {
  await send();
  const first = await taken();
  await save(first);
  await later();
  const second = await taken();
  expect(second.position).toEqual({ next: 2 });
  expect([await save(first), await finish(first), await fail(first)]).toEqual(['lost', false, false]);
  expect([await save(second), await finish(second)]).toEqual(['go on', true]);
  expect([(await job(second.id))?.state, await messages()]).toEqual(['done', 0]);
});

test('a failing job is tried five times with growing delays, then it has failed', async () => {
  const id = await send();
  const delays: unknown[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    expect(await fail(await taken())).toBe(true);
    expect(await job(id)).toMatchObject({ state: 'queued', attempts: attempt, error: 'It broke' });
    delays.push(
      await db.value(`select round(extract(epoch from next_attempt_at - now()))::int from public.jobs`),
    );
    await later();
  }
  expect(delays).toEqual([10, 60, 300, 1800]);
  await fail(await taken());
  expect(await job(id)).toMatchObject({ state: 'failed', attempts: 5, error: 'It broke' });
  expect(await messages()).toBe(0);
});

test('each chunk has five attempts of its own', async () => {
  const id = await send();
  await fail(await taken());
  await later();
  await save(await taken());
  expect(await job(id)).toMatchObject({ attempts: 1, error: null });
});

test('a job that ends five workers has failed', async () => {
  const id = await send();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await taken();
    await later();
  }
  expect(await take()).toBeNull();
  expect(await job(id)).toMatchObject({
    state: 'failed',
    error: 'Five workers ended while they ran this job',
  });
});

test('a job that cannot succeed is not tried again', async () => {
  const id = await send();
  await fail(await taken(), true);
  expect(await job(id)).toMatchObject({ state: 'failed', attempts: 1 });
});

test('an editor tries a failed job again, from its position', async () => {
  const id = await send();
  const run = await taken();
  await save(run);
  await fail(run, true);
  expect(await ask(id, 'try again')).toBe('queued');
  expect(await taken()).toMatchObject({ id, attempts: 1, position: { next: 2 } });
});

test('a running job is paused and cancelled between two chunks', async () => {
  const id = await send();
  const run = await taken();
  expect([await ask(id, 'pause'), await ask(id, 'pause')]).toEqual(['pausing', null]);
  expect(await job(id)).toMatchObject({ state: 'running', wish: 'pause' });
  expect(await save(run)).toBe('stopped');
  expect(await job(id)).toMatchObject({ state: 'paused', wish: null, position: { next: 2 } });
  expect([await take(), await messages()]).toEqual([null, 0]);
  expect(await ask(id, 'resume')).toBe('queued');
  const next = await taken();
  expect(await ask(id, 'cancel')).toBe('cancelling');
  expect(await save(next)).toBe('stopped');
  expect(await job(id)).toMatchObject({ state: 'cancelled' });
});

test('a waiting job is paused and cancelled at once', async () => {
  const id = await send();
  expect(await ask(id, 'pause')).toBe('paused');
  expect([await take(), await messages()]).toEqual([null, 0]);
  expect([await ask(id, 'resume'), await ask(id, 'cancel')]).toEqual(['queued', 'cancelled']);
  expect([await take(), await messages()]).toEqual([null, 0]);
});

test('an editor’s request takes effect even if the worker has died', async () => {
  const id = await send();
  await taken();
  await ask(id, 'cancel');
  await later();
  expect(await take()).toBeNull();
  expect(await job(id)).toMatchObject({ state: 'cancelled' });
});

test('the history says which editor started a job, and leaves out jobs that nobody asked for', async () => {
  await send();
  const editor = await db.value(`select id from auth.users limit 1`);
  const id = await call('service', `public.send_job('a-kind', 'quick', '{"a": 1}', null, $1)`, [editor]);
  expect(
    (await db.query('select actor, action, table_name, row_id, changed from public.audit_log')).rows,
  ).toEqual([
    {
      actor: editor,
      action: 'insert',
      table_name: 'jobs',
      row_id: id,
      changed: { kind: { old: null, new: 'a-kind' } },
    },
  ]);
});

test('a request of an editor is in the history', async () => {
  const id = await send();
  await ask(id, 'cancel');
  expect((await db.query('select action, table_name, row_id, changed from public.audit_log')).rows).toEqual([
    {
      action: 'update',
      table_name: 'jobs',
      row_id: id,
      changed: { state: { old: 'queued', new: 'cancelled' } },
    },
  ]);
});

test('at most one active job has a key', async () => {
  const first = await send('a-key');
  expect(await send('a-key')).toBe(first);
  await ask(first, 'cancel');
  const second = await send('a-key');
  expect(second).not.toBe(first);
  expect(await ask(first, 'try again')).toBeNull();
});

test('a job that a worker releases is taken at once, and the attempt does not count', async () => {
  const id = await send();
  const { run } = await taken();
  expect(await call('service', 'public.release_job($1, $2)', [id, run])).toBe(true);
  expect(await take()).toMatchObject({ id, attempts: 1 });
});

test('a due time of a schedule creates one job, however many workers try', async () => {
  const move = (due: string | null, next: string) =>
    call('service', `public.move_schedule('tidy-up', $2, 'quick', $1, '{}')`, [due, next]);
  const [noon, one, two] = ['2030-01-01T12:00:00Z', '2030-01-01T13:00:00Z', '2030-01-01T14:00:00Z'];
  expect([await move(null, noon), await move(null, noon)]).toEqual([true, false]);
  expect(await messages()).toBe(0);
  expect([await move(noon, one), await move(noon, one), await move(one, two)]).toEqual([true, false, true]);
  expect(await db.value('select count(*)::int from public.jobs')).toBe(2);
  expect(await messages()).toBe(2);
  // If a schedule is set back to an earlier due time, it does not create a second job for that time.
  await db.query(`update public.schedules set next_due_at = $1 where name = 'tidy-up'`, [noon]);
  expect(await move(noon, one)).toBe(true);
  expect(await messages()).toBe(2);
});

test('content and sales come due at their times', async () => {
  const at = (time: string) => `2026-12-24T${time}Z`;
  const content = (slug: string, published_at: string, is_published = true) =>
    db.insert('content', { slug, title: 'T', content_type: 'guide', published_at, is_published });
  await content('before', at('19:59:59'));
  await content('exactly', at('20:00:00'));
  await content('a-draft', at('20:00:00'), false);
  await db.insert('retailers', {
    slug: 'shop',
    name: 'S',
    cta_url: 'https://shop.example',
    is_published: true,
  });
  await db.insert('sale_windows', {
    retailer_slug: 'shop',
    year: 2026,
    channel: 'online',
    starts_on: '2026-12-24',
    starts_time: '20:00',
    source_name: 'A newspaper',
    source_url: 'https://news.example/',
    source_date: '2026-12-01',
    is_published: true,
  });
  const due = (since: string, until: string, after = '') =>
    call('service', 'public.came_due($1, $2, $3)', [at(since), at(until), after]);
  expect(await due('19:59:59', '20:00:00')).toEqual(['content:exactly', 'sale_windows:shop']);
  expect(await due('19:59:59', '20:00:00', 'content:exactly')).toEqual(['sale_windows:shop']);
  expect(await due('20:00:00', '20:00:02')).toEqual([]);
});

test('old rows are deleted a few at a time, and recent rows stay', async () => {
  await db.exec(`insert into private.rate_limits values ('old', 1, now() - interval '1 minute'),
    ('older', 1, now() - interval '1 hour'), ('open', 1, now() + interval '1 minute')`);
  const done = await send();
  await finish(await taken());
  await db.query(`update public.jobs set finished_at = now() - interval '31 days' where id = $1`, [done]);
  const kept = await send();
  const tidy = () => call('service', 'public.tidy_up(1)');
  expect(await tidy()).toEqual({ rate_limits: 1, drafts: 0, jobs: 1, import_rows: 0 });
  expect(await tidy()).toEqual({ rate_limits: 1, drafts: 0, jobs: 0, import_rows: 0 });
  expect(await tidy()).toEqual({ rate_limits: 0, drafts: 0, jobs: 0, import_rows: 0 });
  expect([await job(done), (await job(kept))?.state]).toEqual([null, 'queued']);
});

test('where pgmq is missing, the migration says how to switch it on', async () => {
  const migration = await readFile(path.join(root, 'supabase/migrations/20261123160000_jobs.sql'), 'utf8');
  const withoutPgmq = `begin; alter schema pgmq rename to no_pgmq;
    create temp view pg_available_extensions as select 'another'::text as name;`;
  await expect(db.exec(withoutPgmq + migration)).rejects.toMatchObject({
    message: 'This database has no pgmq, so it cannot keep jobs',
    hint: expect.stringContaining('in the dashboard under Integrations, Queues, Install') as string,
  });
  await db.exec('rollback');
});
