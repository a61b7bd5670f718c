import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbedded, whenEnded } from '../../helpers/embedded.ts';
import { temporaryFolder } from '../../helpers/command.ts';
import { type JobServer, startJobServer } from '../../helpers/jobs.ts';

let server: JobServer;
beforeEach(async () => {
  server = await startJobServer();
});
afterEach(() => server.stop());

const steps = (name: string, count: number, pauseMs = 0) => ({
  name,
  steps: count,
  pauseMs,
  file: server.file('steps'),
});

/** Returns how often each redirect of a job was inserted. Counts the insertions in the audit log. */
async function effects(name: string, { db } = server): Promise<Record<string, number>> {
  const { data, error } = await db.from('audit_log').select('changed').eq('table_name', 'redirects');
  if (error) throw new Error(error.message);
  const counts: Record<string, number> = {};
  for (const { changed } of data) {
    const path = (changed as { from_path?: { new?: string } }).from_path?.new ?? '';
    if (path.startsWith(`/${name}-`)) counts[path] = (counts[path] ?? 0) + 1;
  }
  return counts;
}

const once = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`/${name}-${index + 1}`, 1]));

test('a worker runs a job in chunks, and the row shows the progress', async () => {
  const id = await server.send('test-steps', 'long', steps('plain', 3));
  expect(await server.job(id)).toMatchObject({ state: 'queued', done: 0, attempts: 0 });
  await server.startWorker();
  const done = await server.until(id, 'done');
  expect(done).toMatchObject({ done: 3, total: 3, note: 'Step 3 of 3', cost: 0.03, error: null });
  expect(done.finished_at).not.toBeNull();
  expect(await effects('plain')).toEqual(once('plain', 3));
});

test('when a worker is killed, another continues its job from the stored position, and nothing happens twice', async () => {
  const first = await server.startWorker();
  const id = await server.send('test-steps', 'long', steps('killed', 8, 300));
  while ((await server.job(id)).done < 3) await sleep(20);
  // The first worker is in the middle of a chunk: it has inserted the redirect, but has not yet stored the position.
  await sleep(100);
  first.kill('SIGKILL');
  await whenEnded(first);
  const { done } = await server.job(id);
  expect(done).toBeLessThan(8);
  const second = await server.startWorker();
  await server.until(id, 'done');
  expect(await effects('killed')).toEqual(once('killed', 8));
  const bySecond = server.lines(server.file('steps')).filter((line) => line.endsWith(` ${second.pid}`));
  expect(bySecond[0]).toBe(`killed ${done + 1} ${second.pid}`);
});

test('once a worker is known to have ended, its jobs can be taken at once, but not those of another worker', async () => {
  const take = async (worker: string) => {
    const taking = { _lane: 'long', _kinds: ['test-steps'], _seconds: 60, _worker: worker };
    const { data, error } = await server.db.rpc('take_job', taking);
    if (error) throw new Error(error.message);
    return (data as { id: string } | null)?.id ?? null;
  };
  const release = async (worker: string) => (await server.db.rpc('release_jobs', { _worker: worker })).data;
  const ofEnded = await server.send('test-steps', 'long', steps('ended', 1));
  expect(await take('ended')).toBe(ofEnded);
  const ofOther = await server.send('test-steps', 'long', steps('other', 1));
  expect(await take('other')).toBe(ofOther);
  expect(await release('nobody')).toBe(0);
  expect(await take('next')).toBeNull();
  expect(await release('ended')).toBe(1);
  expect(await take('next')).toBe(ofEnded);
  expect(await take('next')).toBeNull();
});

test('a worker that takes long over a chunk keeps its job', async () => {
  await server.startWorker();
  await server.startWorker();
  // The chunk takes 6 seconds. The worker hides its job from other workers for only 2 seconds at a time, so it must
  // hide the job several times.
  const id = await server.send('test-steps', 'long', steps('slow', 1, 6_000));
  expect(await server.until(id, 'done')).toMatchObject({ run: 1 });
  expect(server.lines(server.file('steps'))).toHaveLength(1);
});

test('two workers share a queue: no job runs twice, and both work', async () => {
  const workers = [await server.startWorker(), await server.startWorker()];
  const names = Array.from({ length: 12 }, (_, index) => `shared${index}`);
  const ids = [];
  for (const name of names) ids.push(await server.send('test-steps', 'long', steps(name, 2, 100)));
  for (const id of ids) expect(await server.until(id, 'done')).toMatchObject({ run: 1 });
  const lines = server.lines(server.file('steps'));
  expect(lines.map((line) => line.split(' ').slice(0, 2).join(' ')).sort()).toEqual(
    names.flatMap((name) => [`${name} 1`, `${name} 2`]).sort(),
  );
  for (const { pid } of workers) expect(lines.some((line) => line.endsWith(` ${pid}`))).toBe(true);
});

test('a worker that is asked to end gives its job back after the chunk', async () => {
  const first = await server.startWorker();
  const id = await server.send('test-steps', 'long', steps('given', 4, 500));
  while ((await server.job(id)).state !== 'running') await sleep(20);
  first.kill('SIGTERM');
  await whenEnded(first);
  const given = await server.job(id);
  expect(given).toMatchObject({ state: 'queued', attempts: 0, worker: null });
  expect(given.done).toBeGreaterThan(0);
  await server.startWorker();
  await server.until(id, 'done');
  expect(server.lines(server.file('steps')).map((line) => line.split(' ')[1])).toEqual(['1', '2', '3', '4']);
});

test('when the database is killed in the middle of a job, the job ends after its restart, exactly once', async () => {
  const { folder, remove } = temporaryFolder();
  const own = await startJobServer({ dataDir: folder });
  try {
    await own.startWorker();
    const id = await own.send('test-steps', 'long', { ...steps('crashed', 6, 300), file: own.file('steps') });
    while ((await own.job(id)).done < 2) await sleep(20);
    own.embedded.child.kill('SIGKILL');
    await whenEnded(own.embedded.child);
    const again = await startEmbedded({
      dataDir: folder,
      env: { SUPABASE_PORT: new URL(own.embedded.url).port },
    });
    try {
      expect(await own.until(id, 'done')).toMatchObject({ done: 6 });
      expect(await effects('crashed', own)).toEqual(once('crashed', 6));
    } finally {
      await again.stop();
    }
  } finally {
    await own.stop();
    remove();
  }
});
