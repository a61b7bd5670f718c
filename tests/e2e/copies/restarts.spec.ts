import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { pidsOf } from '../../../scripts/scale/watch-processes.ts';
import { buildHash, markBuilt } from '../../../scripts/serve/build-stamp.ts';
import { MODULE_ALIASES } from '../../../scripts/serve/children.ts';
import { embeddedSecretKey } from '../../../scripts/serve/data-directory.ts';
import { newestMigration, storeMigration } from '../../../scripts/serve/migrated.ts';
import { workerName } from '../../../scripts/serve/worker-name.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { whenEnded } from '../../helpers/embedded.ts';
import { copyDatabase } from '../../helpers/made-databases.ts';
import { copyBuild } from '../../helpers/site-copy.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The process of `npm start`. It runs with a copy of the build and a new database. */
let start: ChildProcess;
let log = '';
let dataDir: string;
let distDir: string;
let siteUrl: string;
let databaseUrl: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'restarts-'));
  distDir = `.next/${path.basename(dataDir)}`;
  await copyBuild(distDir);
  const [PORT, SUPABASE_PORT] = [await freePort(), await freePort()];
  siteUrl = `http://127.0.0.1:${PORT}`;
  databaseUrl = `http://127.0.0.1:${SUPABASE_PORT}`;
  const blank = { NEXT_PUBLIC_SUPABASE_URL: '', NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: '' };
  const own = { PORT, SUPABASE_PORT, DATA_DIR: dataDir, NEXT_DIST_DIR: distDir };
  // Copies a database with all migrations, and marks the database as seeded and the build as up to date. `npm start`
  // therefore neither seeds the database nor builds the site.
  await copyDatabase(dataDir, 'migrated');
  storeMigration(dataDir, newestMigration());
  await writeFile(path.join(dataDir, 'seeded'), 'a-database');
  const baked = {
    NEXT_PUBLIC_SUPABASE_URL: databaseUrl,
    NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
  };
  markBuilt(distDir, buildHash({ ...process.env, ...baked }, 'a-database'));
  start = spawn(process.execPath, ['--import', MODULE_ALIASES, 'scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...blank, ...own },
  });
  for (const stream of [start.stdout, start.stderr])
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  await Promise.race([once(start, 'message'), whenEnded(start)]);
  expect(start.exitCode, log).toBeNull();
});
test.afterAll(async () => {
  start.kill('SIGTERM');
  await whenEnded(start);
  for (const rest of [path.join(root, distDir), path.join(root, `${distDir}.tsconfig.json`), dataDir])
    await rm(rest, { recursive: true, force: true });
});

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => null,
  );
const jobs = () =>
  createClient(databaseUrl, embeddedSecretKey(dataDir), { auth: { persistSession: false } }).from('jobs');

/** Kills one of the processes. Resolves once `npm start` has started a new one. */
async function killAndAwaitNext(name: 'next' | 'worker' | 'embedded'): Promise<void> {
  const { [name]: killed } = pidsOf(dataDir);
  process.kill(killed ?? 0, 'SIGKILL');
  while (pidsOf(dataDir)[name] === killed && start.exitCode === null) await sleep(50);
  expect(start.exitCode, log).toBeNull();
}

test('a killed site, database or worker is started again on the same port, and the log says so', async () => {
  expect(await statusOf(`${siteUrl}/retailers`)).toBe(200);
  await killAndAwaitNext('next');
  expect(await statusOf(`${siteUrl}/retailers`)).toBe(200);
  expect(log).toContain('The site ended (SIGKILL); it starts again in 1 s.');

  await killAndAwaitNext('embedded');
  expect((await jobs().select('id').limit(1)).error).toBeNull();
  expect(log).toContain('The embedded Supabase ended (SIGKILL); it starts again in 1 s.');

  const db = createClient(databaseUrl, embeddedSecretKey(dataDir), { auth: { persistSession: false } });
  // A job that still runs when the worker is killed: the worker has it for ten minutes, and nothing completes it.
  const { data: held } = await db.rpc('send_job', { _kind: 'of-this-test', _lane: 'long', _input: {} });
  const take = async (worker: string) => {
    const taking = { _lane: 'long', _kinds: ['of-this-test'], _seconds: 600, _worker: worker };
    return ((await db.rpc('take_job', taking)).data as { id: string } | null)?.id ?? null;
  };
  expect(await take(workerName(pidsOf(dataDir).worker ?? 0))).toBe(held);
  await killAndAwaitNext('worker');
  expect(log).toContain('The worker ended (SIGKILL); it starts again in 1 s.');
  await expect.poll(() => take('the next worker')).toBe(held);
  const { data: id } = await db.rpc('send_job', { _kind: 'tidy-up', _lane: 'long', _input: {} });
  await expect
    .poll(async () => (await jobs().select('state').eq('id', id).single()).data)
    .toEqual({ state: 'done' });
});

test('the command ends with code 1, and everything with it, if the site ends at once again and again', async () => {
  let killed: number | null = null;
  while (start.exitCode === null) {
    const { next } = pidsOf(dataDir);
    if (next && next !== killed) process.kill(next, 'SIGKILL');
    killed = next;
    await sleep(50);
  }
  expect(start.exitCode).toBe(1);
  expect(log).toMatch(/The site ended \(SIGKILL\), at once and for the 4th time in a row: giving up\./);
  expect([await statusOf(siteUrl), await statusOf(databaseUrl)]).toEqual([null, null]);
});
