/**
 * `npm run bench:kills`: builds and starts a site of its own, starts a job of each kind that works with the whole site,
 * and kills in the middle of it first the worker, then the site and the database at once. Waits until all jobs have
 * ended, counts their effects, and prints a table. Exits with code 1 if a job does not end, or if an effect is missing
 * or happens twice. tests/integration/jobs/killed-jobs.test.ts does the same with all kinds, without a site.
 */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createClient } from '@supabase/supabase-js';
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import type { Database, Json } from '../lib/schema/database.types.ts';
import { type Case, killCases, must } from './kills/cases.ts';
import { Killer, type Target } from './kills/killer.ts';
import { embeddedSecretKey } from './serve/data-directory.ts';
import { startSite } from './test/site.ts';
import { workFolder } from './test/work-folder.ts';

/** How long all jobs together may take. */
const LIMIT_MS = 1_200_000;
const LOOK_AGAIN_MS = 5;
/** What is killed when a worker runs a job for the first time, and for the second time. */
const KILLS: Target[][] = [['worker'], ['next', 'embedded']];
const ENDED = ['done', 'failed', 'cancelled'];

interface Job {
  id: string;
  each: Case;
  /** How many of KILLS have been carried out. */
  kills: number;
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const workDir = workFolder('bench-kills');
const backups = path.join(workDir, 'backups');
const { env, stop } = await startSite(workDir, {
  ...{ LINK_CHECK_ALLOW_PRIVATE: 'true', BACKUP_DIR: backups },
});
const { SITE_URL: site = '', NEXT_PUBLIC_SUPABASE_URL: url = '', DATA_DIR: dataDir = '' } = env;
const shops = http.createServer((_request, response) => response.end('A shop'));
await once(shops.listen(0, '0.0.0.0'), 'listening');
const { port } = shops.address() as AddressInfo;

const options = { auth: { persistSession: false, autoRefreshToken: false } };
const db = createClient<Database>(url, embeddedSecretKey(dataDir), options);
const editor = createClient<Database>(url, 'sb_publishable_embedded', options);
const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = env;
const { error } = await editor.auth.signInWithPassword({ email, password });
if (error) throw error;
const killer = new Killer(dataDir);

function send(kind: string, input: object): Promise<string> {
  const lane = JOB_KINDS.find((known) => known.kind === kind)?.lane ?? 'long';
  return must(db.rpc('send_job', { _kind: kind, _lane: lane, _input: input as Json }));
}

/** Returns the rows of some jobs; none while the database is away. */
async function rowsOf(ids: string[]) {
  const { data } = await db.from('jobs').select('id, state, worker, run, error').in('id', ids);
  return data ?? [];
}

async function run(kind: string, input: object): Promise<void> {
  const id = await send(kind, input);
  while ((await rowsOf([id]))[0]?.state !== 'done') await sleep(100);
}

/** Kills what is next for a job that runs now. */
async function killDuring(job: Job): Promise<void> {
  const goOn = await killer.stopWorker();
  const targets = KILLS[job.kills] ?? [];
  await killer.mayKill(targets);
  const [row] = await rowsOf([job.id]);
  // The job may have ended just before the worker was stopped.
  if (row?.state !== 'running') return goOn();
  killer.kill(targets);
  if (!targets.includes('worker')) goOn();
  job.kills += 1;
  console.log(`${job.each.kind}: killed ${targets.join(' and ')}`);
}

/** Kills until every job has ended, or the time is over. */
async function killUntilEnded(jobs: Job[]): Promise<void> {
  const limit = performance.now() + LIMIT_MS;
  const ids = jobs.map(({ id }) => id);
  while (performance.now() < limit) {
    const rows = await rowsOf(ids);
    if (rows.length === ids.length && rows.every(({ state }) => ENDED.includes(state))) return;
    // The row of a job whose worker was killed goes on saying that it runs, until another worker takes it.
    const { worker } = killer;
    const isAtWork = (id: string) =>
      worker !== null &&
      rows.some((row) => row.id === id && row.state === 'running' && row.worker?.endsWith(` ${worker}`));
    const job = jobs.find(({ id, kills }) => kills < KILLS.length && isAtWork(id));
    if (job) await killDuring(job);
    else await sleep(LOOK_AGAIN_MS);
  }
}

const chosen = values.only?.split(',');
const cases = killCases({
  ...{ db, editor, site, backups, run },
  shop: (number) => `http://127.0.1.${number}:${port}/page`,
}).filter(({ kind }) => !chosen || chosen.includes(kind));
const inputs: [Case, object][] = [];
for (const each of cases) inputs.push([each, await each.prepare()]);
const jobs: Job[] = [];
// The worker stands still meanwhile, so that no job is over before all have been sent.
const goOn = await killer.stopWorker();
for (const [each, input] of inputs) jobs.push({ id: await send(each.kind, input), each, kills: 0 });
goOn();
await killUntilEnded(jobs);

const rows = await rowsOf(jobs.map(({ id }) => id));
const table = await Promise.all(
  jobs.map(async ({ id, each: { kind, effects, expected }, kills }) => {
    const row = rows.find((each) => each.id === id);
    const found = await effects().catch((error: Error) => error.message);
    return {
      kind,
      killed: KILLS.slice(0, kills).flat().join(', '),
      ...{
        state: row?.state,
        runs: row?.run,
        effects: found,
        isKept: row?.state === 'done' && found === expected,
      },
      ...(found !== expected && { expected }),
      ...(row?.error && row.state !== 'done' && { error: row.error }),
    };
  }),
);
console.table(table);
shops.closeAllConnections();
shops.close();
await stop();
process.exit(table.every(({ isKept }) => isKept) ? 0 : 1);
