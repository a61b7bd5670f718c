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
import { jobCases, must } from './killed-job-cases.ts';
import { pilotCases } from './killed-pilot-cases.ts';

// Kills the site, then the worker, then the database, each while a job of every kind is at work, and counts the effects.
// The worker and the database end when the chunk has had its effect and its position is not stored yet. The site ends
// for each job at its first request, because a request that waited for the other jobs could reach its time limit. Each
// failure makes a job wait longer, and after five it has failed.

const OUR_SITE = 'https://www.oursite.example';

const { folder, remove } = temporaryFolder();
let server: JobServer;
let again: Embedded | undefined;
/** Between the worker and the database. */
let database: Gate;
/** An instance of the site. Its paths /shop/… stand in for shops. */
let site: Gate;
/** A part of each job's request to the site. The request that contains it ends, as if the site had been killed. */
const killed = {
  ...{ publish: '"starts"', 'recheck-links': '"fallback"', 'replace-links': '"replaced-1"' },
  ...{ 'write-import': '"written-1"', 'undo-import': '"undone-1"', 'crawl-pages': '/page-1' },
};
/** The jobs whose request has not come yet. It is empty until all jobs are prepared. */
const unkilled = new Set<string>();
let mailchimp: Mailchimp;
let models: ModelServer;
/** The key with which the keys of models are encrypted. */
const SECRETS_KEY = newKey();
let db: SupabaseClient<Database>;
let cases: ReturnType<typeof jobCases>;
/** The jobs by kind. */
const jobs: Record<string, string> = {};

const send = (kind: string, input: object) =>
  must(db.rpc('send_job', { _kind: kind, _lane: laneOf(kind), _input: input as never }));
const laneOf = (kind: string) => JOB_KINDS.find((known) => known.kind === kind)?.lane ?? 'long';

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(50);
}

/** A job's progress that is about to be stored. */
const isProgress = ({ path, body }: { path: string; body: string }) =>
  path.endsWith('/finish_job') || (path.endsWith('/save_job') && !body.includes('"_done":0'));
const isHeld = (kind: string) => database.held.some(({ body }) => body.includes(jobs[kind] ?? '?'));

/** Waits until all jobs are held. Throws if one of them has ended, because it would never be held. */
async function untilAllAreHeld(): Promise<void> {
  while (!Object.keys(jobs).every(isHeld)) {
    const ids = Object.values(jobs);
    const ended = db.from('jobs').select('kind, state, error').in('id', ids).in('state', ['done', 'failed']);
    expect(await must(ended)).toEqual([]);
    await sleep(500);
  }
}

/** Lets the many workers look for jobs of a lane three times a second, which is enough and spares the database. */
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
      // Only the jobs of this test run, whatever the time.
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
  cases = { ...jobCases(parts), ...pilotCases(parts) };
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

/** Returns the columns of an encrypted key for the provider of the test. */
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
    // Requests are held until all jobs are in the middle of their work, so there are as many workers as kinds.
    ...{ SECRETS_KEY, MODELS_ALLOW_LOOPBACK: 'true' },
    ...{ DATA_DIR: folder, BACKUP_DIR: server.file('backups') },
    // No request that is held reaches its time limit.
    DATABASE_WAIT_MS: '600000',
    // A worker that falls silent loses its jobs, and one of their five attempts: three are spent on what this test
    // kills. The time is so long that a busy machine does not cost attempts too.
    VISIBILITY_SECONDS: '30',
    WORKERS: String(JOB_KINDS.length),
  });

async function killEverythingOnce(): Promise<void> {
  const first = await startWorker();
  const inputs: [string, object][] = [];
  for (const { kind } of JOB_KINDS) inputs.push([kind, (await cases[kind]?.prepare()) ?? {}]);

  database.holds = isProgress;
  for (const word of Object.values(killed)) unkilled.add(word);
  for (const [kind, input] of inputs)
    jobs[kind] = await (cases[kind]?.send?.({ ...input }) ?? send(kind, input));

  // The site ends for each job that needs it. The worker ends when all jobs have gone on.
  await untilAllAreHeld();
  expect([...unkilled]).toEqual([]);
  first.kill('SIGKILL');
  await whenEnded(first);
  await database.cut();
  await startWorker();

  // The database ends, and stays away until each chunk has failed.
  await untilAllAreHeld();
  server.embedded.child.kill('SIGKILL');
  await whenEnded(server.embedded.child);
  const refused = new Set<string>();
  database.holds = ({ path, body }) => {
    if (path.endsWith('/fail_job')) refused.add((JSON.parse(body) as { _id: string })._id);
    return false;
  };
  await database.cut();
  await until(() => refused.size === JOB_KINDS.length);
  const { port } = new URL(server.embedded.url);
  again = await startEmbedded({ dataDir: folder, env: { SUPABASE_PORT: port } });
  for (const id of Object.values(jobs)) await server.until(id, 'done');
}

test.each(JOB_KINDS.map(({ kind }) => kind))(
  'after the site, the worker and the database were killed in the middle of it, %s has ended, and has done its work once',
  async (kind) => {
    const { effects, expected } = cases[kind] ?? {};
    expect(await effects?.()).toEqual(expected);
    expect(expected).toBeDefined();
    // The worker's first run was killed with its worker, the second one with the database.
    expect((await server.job(jobs[kind] ?? '')).run).toBeGreaterThanOrEqual(3);
  },
);
