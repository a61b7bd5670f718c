import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fill } from '../../seed-large/fill.ts';
import { MODULE_ALIASES } from '../../serve/children.ts';
import { ROOT } from '../../serve/configuration.ts';
import { StartupError } from '../../serve/startup-error.ts';
import { runNode } from '../../test/command.ts';
import { testEnvironment } from '../../test/environment.ts';
import { freePort } from '../../test/free-port.ts';
import { removeAtTheEnd } from '../../test/work-folder.ts';
import type { ClusterOptions } from '../options.ts';
import { Instance } from '../instance.ts';
import { KeptWorker } from '../kept-worker.ts';
import { NativeProject } from '../native-project.ts';
import { Nginx } from '../nginx.ts';
import { checkProxy } from '../proxy-check.ts';
import { RedisServer } from '../redis-server.ts';
import { Editor } from './editor.ts';
import { Jobs } from './jobs.ts';
import { Journal } from './journal.ts';
import { Load, SOURCE } from './load.ts';
import { markNames } from './own-data.ts';
import { requestFiles, walk, walkAgain } from './pages.ts';
import { measureProxy } from './proxy-rate.ts';
import { brokenPromises, tables } from './report.ts';
import { type Cluster, Timeline } from './timeline.ts';
import { type Log, tracesIn } from './traces.ts';

const INSTANCES = 3;
const WORKERS = 2;
const PASSWORD = 'correct-horse-battery-7';
/** The retailers whose names the two editors change. */
const EDITED = [
  { slug: 'uniqlo', category: 'fashion' },
  { slug: 'very', category: 'electronics' },
];
/** The number of IP addresses of an editor. */
const ADDRESSES = 2;
/** The maximum number of pages to request. If there are more pages, the load test requests a sample of them. */
const MOST_PAGES = 1_000;
/** The page for which the load test measures how many responses per second nginx can send. */
const MEASURED = '/retailers/argos';

const credentialsOf = (editor: number) => ({ email: `editor-${editor}@example.com`, password: PASSWORD });

/** Returns how many shops and texts to add beside the products, in the proportions of `npm run seed:large`. */
const sizesFor = (products: number) => ({
  products,
  retailers: Math.ceil(products / 50),
  content: Math.ceil(products / 20),
});

/** Builds the site with `npm run build`. */
async function build(env: NodeJS.ProcessEnv): Promise<void> {
  const distDir = env.NEXT_DIST_DIR ?? '';
  removeAtTheEnd(path.join(ROOT, distDir), path.join(ROOT, `${distDir}.tsconfig.json`));
  const { code, output } = await runNode(['--import', MODULE_ALIASES, 'scripts/build.ts'], 'keep', env);
  if (code !== 0) throw new StartupError(output);
}

/**
 * Builds the site and the release that replaces it. Starts PostgreSQL, Redis, three instances, two workers and nginx,
 * each in a separate process. Adds invented products, shops and texts to the database if `products` is not 0.
 */
async function startCluster(folder: string, products: number): Promise<Cluster> {
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const each of started.reverse()) await each.stop();
  };
  try {
    const project = await NativeProject.start(path.join(folder, 'data'));
    started.push(project);
    await markNames(project);
    if (products > 0) await fill(project, sizesFor(products), console.log);
    const redis = new RedisServer(await freePort(), path.join(folder, 'redis'));
    started.push({ stop: () => redis.kill() });
    await redis.start();
    const nginx = new Nginx(await freePort(), path.join(folder, 'nginx'));
    const env: NodeJS.ProcessEnv = {
      ...testEnvironment(),
      NODE_ENV: 'production',
      SITE_URL: nginx.origin,
      DATA_DIR: project.dataDir,
      NEXT_DIST_DIR: `.next/${path.basename(folder)}-first`,
      NEXT_PUBLIC_SUPABASE_URL: project.url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
      SUPABASE_SECRET_KEY: project.secretKey,
      REVALIDATE_SECRET: 'a-secret-for-the-tests',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      REDIS_URL: redis.url,
      TRUSTED_PROXIES: '1',
    };
    const release = `.next/${path.basename(folder)}-second`;
    console.log('Building the site twice.');
    await build(env);
    const releaseEnv = { CONTACT_EMAIL: 'new@example.com' };
    await build({ ...env, ...releaseEnv, NEXT_DIST_DIR: release });
    const instances = Array.from({ length: INSTANCES }, () => new Instance(env));
    for (const instance of instances) {
      started.push({ stop: () => instance.remove() });
      await instance.start();
    }
    const origins = instances.map(({ origin }) => origin);
    const workers = Array.from(
      { length: WORKERS },
      () => new KeptWorker({ ...env, SITE_INSTANCES: origins.join(',') }),
    );
    for (const worker of workers) worker.start();
    started.push(...workers, nginx);
    nginx.publish(env.NEXT_DIST_DIR ?? '');
    await nginx.start(origins);
    const first = env.NEXT_DIST_DIR ?? '';
    return { project, redis, nginx, instances, workers, build: first, release, releaseEnv, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Signs in two editors, and lets each save a new name for its retailer. Returns the editors. */
async function prepareEditors(site: ConstructorParameters<typeof Editor>[0]): Promise<Editor[]> {
  const editors = EDITED.map((edited, index) => new Editor(site, edited, 111 + index * ADDRESSES));
  for (const [index, editor] of editors.entries()) {
    const credentials = credentialsOf(index);
    await site.project.addEditor(credentials);
    await editor.signIn(credentials);
    await editor.saveFirst();
  }
  return editors;
}

/**
 * Runs the load test: puts a cluster under mixed load while parts of the cluster fail and a new build is released.
 * Prints the figures, and a sentence for each guarantee that the site did not keep. Returns the exit code.
 */
export async function runStory(folder: string, options: Omit<ClusterOptions, 'parts'>): Promise<number> {
  const cluster = await startCluster(folder, options.products);
  const { project, nginx, instances, workers } = cluster;
  const { origin } = nginx;
  try {
    const journal = new Journal();
    const jobs = new Jobs(project);
    const timeline = new Timeline(cluster, () => ({ journal, editors, jobs }));
    process.env.NEXT_DIST_DIR = cluster.build;
    const names = new Set<string>();
    const editors = await prepareEditors({ origin, project, journal, names, connected: timeline.connected });
    timeline.broken.push(...(await checkProxy(origin, credentialsOf(0))));
    const { pages, total } = await walk(origin, MOST_PAGES, names);
    console.log(
      `${total} pages, of which ${pages.paths.length} are requested, ${options.rate} requests a second, ${options.minutes} minutes.`,
    );
    const load = new Load({ origin, journal, pages, editors, builds: timeline.builds });
    load.start(options.rate);
    jobs.start();
    await timeline.run(options.minutes);
    await load.stop();
    await jobs.stop();
    await walkAgain(origin, pages, journal);
    await requestFiles(origin, pages.files, journal);
    const done = await jobs.done();
    const logs = [
      { name: 'nginx', text: await nginx.log(), contains: '"path":"/search"' },
      ...instances.map((each, index) => ({
        ...{ name: `instance ${index + 1}`, text: each.log(), contains: '"process":"site"' },
      })),
      ...workers.map((each, index) => ({
        ...{ name: `worker ${index + 1}`, text: each.log(), contains: 'The worker runs' },
      })),
    ];
    await nginx.liftLimits();
    const results = {
      ...{ journal, timeline, editors, repeats: load.repeats, traces: tracesIn(logs) },
      kept: [
        { what: 'saves', ...(await storedSaves(project, editors)) },
        { what: 'events', acknowledged: load.acknowledgedEvents, stored: await storedEvents(project) },
        { what: 'jobs', acknowledged: jobs.acknowledged.length, stored: done },
      ],
      rate: await measureProxy(nginx, MEASURED),
    };
    console.log(`\n${tables(results)}\n`);
    const broken = brokenPromises(results);
    console.log(broken.length === 0 ? 'Every promise was kept.' : broken.join('\n'));
    if (broken.length > 0) keepLogs(logs);
    return broken.length === 0 ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

/** Writes the logs into files, so that a failed check can be investigated. */
function keepLogs(logs: Log[]): void {
  const folder = path.join(ROOT, 'test-results/story');
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of logs) writeFileSync(path.join(folder, `${name}.log`), text);
  console.log(`The logs are in ${folder}.`);
}

/** Counts the saves that the site acknowledged, and how many of them are in the database's audit log. */
async function storedSaves(project: NativeProject, editors: Editor[]) {
  const acknowledged = editors.flatMap((editor) => editor.acknowledged);
  const names = acknowledged.map((name) => `'${name}'`).join(',');
  const sql = `select count(distinct changed -> 'name' ->> 'new') from public.audit_log
    where table_name = 'retailers' and changed -> 'name' ->> 'new' in (${names || 'null'})`;
  return { acknowledged: acknowledged.length, stored: Number((await project.query(sql))[0]) };
}

async function storedEvents(project: NativeProject): Promise<number> {
  const sql = `select count(*) from private.events where source = '${SOURCE}'`;
  return Number((await project.query(sql))[0]);
}
