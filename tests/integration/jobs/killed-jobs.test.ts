import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { newKey, parseKeyring } from '@/lib/secrets/keyring';
import { seal } from '@/lib/secrets/seal';
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { keyPlace } from '@/lib/services/models/key-place';
import type { Database } from '../../../lib/schema/database.types.ts';
import { temporaryFolder } from '../../helpers/command.ts';
import { startEmbedded, type Embedded, whenEnded } from '../../helpers/embedded.ts';
import { type Gate, startGate } from '../../helpers/gate.ts';
import { type JobServer, startJobServer } from '../../helpers/jobs.ts';
import { copyDatabase } from '../../helpers/made-databases.ts';
import { type Mailchimp, startMailchimp } from '../../helpers/mailchimp.ts';
import { type ModelServer, startModelServer } from '../../helpers/model-server.ts';
import { must } from '../../helpers/must.ts';
import { jobCases } from './killed-job-cases.ts';
import { pilotCases } from './killed-pilot-cases.ts';

// Starts a job of every kind, kills the worker, later kills the database, and counts the effects of the jobs. Each kill
// happens when every chunk has had its effect, but has not yet stored its position. Before the kills, the test closes
// the connection of each job's first request to the site, as if the site had been killed.
// (tests/e2e/copies/killed-site.spec.ts kills a real site.) The test closes each connection as soon as the request
// arrives. If the test first waited for the requests of all jobs, the earliest request could reach its time limit. The
// test lets each job fail only a few times. A job waits longer after each failure, and does not continue after the
// fifth.

const OUR_SITE = 'https://www.oursite.example';

const { folder, remove } = temporaryFolder();
let server: JobServer;
let again: Embedded | undefined;
/** A gate between the worker and the database. */
let database: Gate;
/**
 * A server that replaces an instance of the site, and also the shops. Its pages /shop/… are the pages that links lead
 * to.
 */
let site: Gate;
/**
 * For each case whose job needs the site, a text that occurs in the job's first request to the site. The site closes
 * the connection of this request, as if it had been killed.
 */
const killed = {
  ...{ publish: '"starts"', 'recheck-links': '"fallback"', 'replace-links': '"replaced-1"' },
  'undo of replace-links': '"taken-back-1"',
  ...{ 'write-import': '"written-1"', 'undo-import': '"undone-1"', 'crawl-pages': '/page-1' },
  'refresh-site': '"*"',
};
/** Whether the site has answered a request to expire all pages. Such a request may be repeated. */
let isRefreshed = false;
/**
 * The texts from `killed` whose requests have not arrived yet. The set stays empty until all jobs are prepared, so the
 * site closes no connection before then.
 */
const unkilled = new Set<string>();
let mailchimp: Mailchimp;
let models: ModelServer;
/** The key that encrypts the keys of models. */
const SECRETS_KEY = newKey();
let db: SupabaseClient<Database>;
let cases: ReturnType<typeof jobCases>;
/** The names of the cases: all kinds of jobs, and the undo of a replacement of links. */
const NAMES = [...JOB_KINDS.map(({ kind }) => kind), 'undo of replace-links'];
/** The ids of the jobs, by the name of the case. */
const jobs: Record<string, string> = {};

const send = (kind: string, input: object) =>
  must(db.rpc('send_job', { _kind: kind, _lane: laneOf(kind), _input: input as never }));
const laneOf = (kind: string) => JOB_KINDS.find((known) => known.kind === kind)?.lane ?? 'long';

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

/** Returns whether a request stores the progress of a job. A request that stores no progress yet does not count. */
const isProgress = ({ path, body }: { path: string; body: string }) =>
  path.endsWith('/finish_job') || (path.endsWith('/save_job') && !body.includes('"_done":0'));
const isHeld = (name: string) => database.held.some(({ body }) => body.includes(jobs[name] ?? '?'));

/**
 * Waits until the gate holds back a request of every job. Throws if a job has already ended, because it would send no
 * more requests.
 */
async function untilAllAreHeld(): Promise<void> {
  while (!Object.keys(jobs).every(isHeld)) {
    const ids = Object.values(jobs);
    const ended = db.from('jobs').select('kind, state, error').in('id', ids).in('state', ['done', 'failed']);
    expect(await must(ended)).toEqual([]);
    await sleep(500);
  }
}

/**
 * For each lane, the time at which a worker last looked for a job. Together, the many workers may look only three times
 * a second in each lane, so that they do not overload the database.
 */
const lastLook: Record<string, number> = {};
function mayLook(lane: string): boolean {
  const isAllowed = Date.now() - (lastLook[lane] ?? 0) >= 333;
  if (isAllowed) lastLook[lane] = Date.now();
  return isAllowed;
}

beforeAll(async () => {
  mailchimp = await startMailchimp();
  models = await startModelServer();
  await copyDatabase(folder, 'migrated');
  server = await startJobServer({
    dataDir: folder,
    env: { MAILCHIMP_API_URL: mailchimp.url, MAILCHIMP_API_KEY: 'k3y-us21', MAILCHIMP_LIST_ID: 'list-1' },
  });
  ({ db } = server);
  const { url, publishableKey, firstAdmin } = server.embedded;
  const editor = createClient<Database>(url, publishableKey, { auth: { persistSession: false } });
  const { error } = await editor.auth.signInWithPassword(firstAdmin ?? { email: '', password: '' });
  expect(error).toBeNull();
  database = await startGate({
    target: url,
    answer({ path, body }, response) {
      // Hides all schedules from the worker, so that only the jobs of this test run.
      const isSchedule = path.startsWith('/rest/v1/schedules');
      const isTooOften =
        path.endsWith('/take_job') && !mayLook((JSON.parse(body) as { _lane: string })._lane);
      if (!isSchedule && !isTooOften) return false;
      response.setHeader('content-type', 'application/json').end(isSchedule ? '[]' : 'null');
      return true;
    },
  });
  site = await startGate({
    answer({ path, body }, response) {
      const word = [...unkilled].find((each) => path === each || body.includes(each));
      if (word) {
        unkilled.delete(word);
        response.destroy();
        return true;
      }
      isRefreshed ||= body.includes('"*"');
      const of = (paths: string[]) => paths.map((each) => `<loc>${OUR_SITE}${each}</loc>`).join('');
      if (path === '/sitemap.xml') response.end(of(['/sitemaps/all.xml']));
      else if (path === '/sitemaps/all.xml') response.end(of(['/page-1', '/page-2', '/page-3']));
      else response.writeHead(path === '/shop/gone' ? 410 : 200).end('{}');
      return true;
    },
  });
  const parts = {
    ...{ server, editor, site, mailchimp, models, send },
    ...{ modelKey: modelKey(), backups: server.file('backups') },
  };
  cases = {
    ...{ ...jobCases(parts), ...pilotCases(parts) },
    'refresh-site': {
      prepare: () => Promise.resolve({}),
      effects: () => Promise.resolve(isRefreshed),
      expected: true,
    },
  };
  await killEverythingOnce();
}, 600_000);
afterAll(async () => {
  await server.stop();
  await again?.stop();
  await Promise.all([database, site].map((gate) => gate.cut({ isDown: true })));
  await mailchimp.stop();
  await models.stop();
  remove();
});

/** Returns the columns of an encrypted key for the test's model server. */
function modelKey() {
  const [id, provider, baseUrl] = [randomUUID(), 'openai', models.url] as const;
  const keyring = parseKeyring(SECRETS_KEY);
  if (!keyring) throw new Error('No keyring');
  return {
    ...{ _id: id, _provider: provider, _label: 'A key', _default_model: 'a-model', _last_four: 'abcd' },
    ...{ _base_url: baseUrl, _monthly_budget: 10 },
    _sealed: seal('sk-test-abcd', keyPlace({ id, provider, baseUrl }), keyring),
  };
}

const startWorker = () =>
  server.startWorker({
    ...{ NEXT_PUBLIC_SUPABASE_URL: database.url, SITE_URL: OUR_SITE, SITE_INSTANCES: site.url },
    ...{ REVALIDATE_SECRET: 'a-secret-for-the-tests', LINK_CHECK_ALLOW_PRIVATE: 'true' },
    ...{ SECRETS_KEY, MODELS_ALLOW_LOOPBACK: 'true' },
    ...{ DATA_DIR: folder, BACKUP_DIR: server.file('backups') },
    // The time limit is so long that it does not end a request that is held back.
    DATABASE_WAIT_MS: '600000',
    // If a worker does not report for this time, other workers take its jobs. Each job then loses one of its five
    // attempts. This test costs each job up to three attempts. The time is so long that a slow machine costs no further
    // attempts.
    VISIBILITY_SECONDS: '30',
    // The gate holds back each job's request until all jobs are in the middle of their work, so each job needs a worker
    // of its own.
    WORKERS: String(NAMES.length),
  });

async function killEverythingOnce(): Promise<void> {
  const first = await startWorker();
  const inputs: [string, object][] = [];
  for (const name of NAMES) inputs.push([name, (await cases[name]?.prepare()) ?? {}]);

  database.holds = isProgress;
  for (const word of Object.values(killed)) unkilled.add(word);
  for (const [name, input] of inputs)
    jobs[name] = await (cases[name]?.send?.({ ...input }) ?? send(cases[name]?.kind ?? name, input));

  // Each job that needs the site has lost the connection of one request. Once all jobs have continued, the worker is
  // killed.
  await untilAllAreHeld();
  expect([...unkilled]).toEqual([]);
  first.kill('SIGKILL');
  await whenEnded(first);
  await database.cut();
  await startWorker();

  // The database is killed. It is restarted only after the chunk of every job has failed.
  await untilAllAreHeld();
  server.embedded.child.kill('SIGKILL');
  await whenEnded(server.embedded.child);
  const refused = new Set<string>();
  database.holds = ({ path, body }) => {
    if (path.endsWith('/fail_job')) refused.add((JSON.parse(body) as { _id: string })._id);
    return false;
  };
  await database.cut();
  await until(() => refused.size === NAMES.length);
  const { port } = new URL(server.embedded.url);
  again = await startEmbedded({ dataDir: folder, env: { SUPABASE_PORT: port } });
  for (const id of Object.values(jobs)) await server.until(id, 'done');
}

test.each(NAMES)(
  'after the worker and the database were killed in the middle of it, %s has ended, and has done its work once',
  async (name) => {
    const { effects, expected } = cases[name] ?? {};
    expect(await effects?.()).toEqual(expected);
    expect(expected).toBeDefined();
    // The first run of each job ended when the worker was killed, and the second when the database was killed. So the
    // job has run at least three times.
    expect((await server.job(jobs[name] ?? '')).run).toBeGreaterThanOrEqual(3);
  },
);
