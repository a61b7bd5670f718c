import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { MODULE_ALIASES } from '../../serve/children.ts';
import { ROOT } from '../../serve/configuration.ts';
import { StartupError } from '../../serve/startup-error.ts';
import { runNode } from '../../test/command.ts';
import { testEnvironment } from '../../test/environment.ts';
import { freePort } from '../../test/free-port.ts';
import { removeAtTheEnd } from '../../test/work-folder.ts';
import { Instance } from '../instance.ts';
import { KeptWorker } from '../kept-worker.ts';
import { NativeProject } from '../native-project.ts';
import { Nginx } from '../nginx.ts';
import { RedisServer } from '../redis-server.ts';
import { Editor } from './editor.ts';
import { Jobs } from './jobs.ts';
import { Journal } from './journal.ts';
import { Load, SOURCE } from './load.ts';
import { requestFiles, walk } from './pages.ts';
import { measureProxy } from './proxy-rate.ts';
import { brokenPromises, tables } from './report.ts';
import { type Cluster, publishFiles, Timeline } from './timeline.ts';

const INSTANCES = 3;
const WORKERS = 2;
const PASSWORD = 'correct-horse-battery-7';
/** The retailers that the two editors save. */
const RETAILERS = ['uniqlo', 'very'];
/** The page that nginx sends as often as it can. */
const MEASURED = '/retailers/argos';

/** Builds the site with `npm run build`. */
async function build(env: NodeJS.ProcessEnv): Promise<void> {
  const distDir = env.NEXT_DIST_DIR ?? '';
  removeAtTheEnd(path.join(ROOT, distDir), path.join(ROOT, `${distDir}.tsconfig.json`));
  const { code, output } = await runNode(['--import', MODULE_ALIASES, 'scripts/build.ts'], 'keep', env);
  if (code !== 0) throw new StartupError(output);
}

/** Starts PostgreSQL, Redis, three instances, two workers and nginx, each in processes of their own. */
async function startCluster(folder: string): Promise<Cluster> {
  const started: { stop: () => Promise<void> }[] = [];
  const stop = async () => {
    for (const each of started.reverse()) await each.stop();
  };
  try {
    const project = await NativeProject.start(path.join(folder, 'data'));
    started.push(project);
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
    await build({ ...env, NEXT_DIST_DIR: release, CONTACT_EMAIL: 'new@example.com' });
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
    publishFiles(env.NEXT_DIST_DIR ?? '', nginx);
    await nginx.start(origins);
    return { project, redis, nginx, instances, workers, build: env.NEXT_DIST_DIR ?? '', release, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Runs the story: a cluster under mixed load, to which everything happens that may happen to it. Prints its figures, and
 * a sentence for each promise that was broken. Returns the exit code.
 */
export async function runStory(folder: string, options: { minutes: number; rate: number }): Promise<number> {
  const cluster = await startCluster(folder);
  const { project, nginx } = cluster;
  try {
    const journal = new Journal();
    const jobs = new Jobs(project);
    const timeline = new Timeline(cluster, () => ({ journal, editors, jobs }));
    process.env.NEXT_DIST_DIR = cluster.build;
    const site = { origin: nginx.origin, project, journal, connected: timeline.connected };
    const editors = RETAILERS.map((slug, index) => new Editor(site, slug, 111 + index));
    for (const [index, editor] of editors.entries()) {
      const credentials = { email: `editor-${index}@example.com`, password: PASSWORD };
      await project.addEditor(credentials);
      await editor.signIn(credentials);
    }
    const { pages, files } = await walk(nginx.origin);
    console.log(`${pages.length} pages, ${options.rate} requests a second, ${options.minutes} minutes.`);
    const load = new Load(nginx.origin, journal, pages, editors);
    load.start(options.rate);
    jobs.start();
    await timeline.run(options.minutes);
    await load.stop();
    await jobs.stop();
    await requestFiles(nginx.origin, [...files, ...(await walk(nginx.origin)).files], journal);
    await nginx.liftLimits();
    const results = {
      ...{ journal, timeline, editors },
      kept: [
        { what: 'saves', ...(await storedSaves(project, editors)) },
        { what: 'events', acknowledged: load.acknowledgedEvents, stored: await storedEvents(project) },
        { what: 'jobs', acknowledged: jobs.acknowledged.length, stored: await jobs.done() },
      ],
      rate: await measureProxy(nginx, MEASURED),
    };
    console.log(`\n${tables(results)}\n`);
    const broken = brokenPromises(results);
    console.log(broken.length === 0 ? 'Every promise was kept.' : broken.join('\n'));
    return broken.length === 0 ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

/** Counts the saved names of which the database has a record. */
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
