import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasEnded, MODULE_ALIASES } from '../../scripts/serve/children.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { type Embedded, startEmbedded, whenEnded } from './embedded.ts';
import { copyDatabase, ensure } from './made-databases.ts';
import { given } from './site.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../..');

export interface SiteCopy {
  siteUrl: string;
  databaseUrl: string;
  secretKey: string;
  dataDir: string;
  /** The path of the folder with the copied build. */
  distDir: string;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  /** Makes the database hang until `wakeDatabase`: it accepts connections but does not respond. */
  freezeDatabase(): void;
  wakeDatabase(): void;
  /** Restarts the copied site. Adds the variables in `more` to its environment, for this start and all later ones. */
  restartSite(more?: Record<string, string>): Promise<void>;
  /** Kills the process of the copied site with SIGKILL. `restartSite` starts the site again. */
  killSite(): Promise<void>;
  /** Returns what the copied site has written to stderr since its last start. */
  errors(): string;
  /** Returns everything that the copied site has written to stdout and stderr since its first start. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Folders of the build that are not copied. The pages in route-cache were rendered after the build, and may show edits
 * by tests that run at the same time. Only a later build would need the files in turbopack.
 */
const NOT_COPIED = new Set(['route-cache', 'turbopack']);
/** Matches a temporary file that the running site is still writing and will soon rename: '….json.15797.qt7qw4q3ssn'. */
const UNFINISHED = /\.json\.\d+\.[a-z0-9]+$/;

/** Copies the build of the site under test into a folder of the project, such as '.next/a-copy'. */
export const copyBuild = (distDir: string): Promise<void> =>
  cp(path.join(root, given('NEXT_DIST_DIR')), path.join(root, distDir), {
    recursive: true,
    filter: (file) => !NOT_COPIED.has(path.basename(file)) && !UNFINISHED.test(file),
  });

/**
 * Starts a copy of the site under test. It has a copy of the build, and an embedded Supabase that can be stopped and
 * restarted. `env` affects only pages that the copy renders, not pages that the build has rendered. `prepare` fills the
 * copy's data directory before the database starts; by default, it copies a database with the built-in data. `server`
 * is the command line that starts the site, after the path of Node.
 */
export async function startCopy(
  env: Record<string, string> = {},
  prepare: (dataDir: string) => Promise<void> = copySeededDatabase,
  server: string[] = ['--import', MODULE_ALIASES, 'server/index.ts'],
): Promise<SiteCopy> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'site-copy-'));
  const distDir = `.next/${path.basename(dataDir)}`;
  await named('the copy of the build', copyBuild(distDir));
  const [sitePort, databasePort] = [await freePort(), await freePort()];
  const siteUrl = `http://127.0.0.1:${sitePort}`;

  let database: Embedded;
  const startDatabase = async () => {
    database = await startEmbedded({ dataDir, env: { SUPABASE_PORT: databasePort, ...admin() } });
  };
  let site: ChildProcess;
  let errors = '';
  let log = '';
  const startSite = async (more: Record<string, string> = {}) => {
    Object.assign(env, more);
    errors = '';
    site = spawn(process.execPath, server, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_DIST_DIR: distDir,
        NEXT_PUBLIC_SUPABASE_URL: `http://127.0.0.1:${databasePort}`,
        HOST: '127.0.0.1',
        PORT: sitePort,
        ...env,
      },
    });
    site.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    for (const output of [site.stdout, site.stderr])
      output?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await named('the site', untilAnswered(siteUrl, site), () => log);
  };
  const stopSite = async () => {
    site.kill('SIGTERM');
    await whenEnded(site);
  };

  await named('the data', prepare(dataDir));
  await named('the database', startDatabase());
  await startSite();
  return {
    siteUrl,
    databaseUrl: `http://127.0.0.1:${databasePort}`,
    secretKey: database!.secretKey,
    dataDir,
    distDir: path.join(root, distDir),
    startDatabase,
    stopDatabase: () => database.stop(),
    freezeDatabase: () => void database.child.kill('SIGSTOP'),
    wakeDatabase: () => void database.child.kill('SIGCONT'),
    restartSite: async (more) => {
      await stopSite();
      await startSite(more);
    },
    killSite: async () => {
      site.kill('SIGKILL');
      await whenEnded(site);
    },
    errors: () => errors,
    log: () => log,
    stop: async () => {
      await stopSite();
      await database.stop();
      for (const rest of [path.join(root, distDir), path.join(root, `${distDir}.tsconfig.json`), dataDir]) {
        await rm(rest, { recursive: true, force: true });
      }
    },
  };
}

const LONG_MS = 60_000;

/**
 * Waits for `work`, which is one step of starting the copy. After a minute, prints the name of the step, because
 * Playwright's time-out message does not contain it.
 */
async function named<T>(step: string, work: Promise<T>, log = () => ''): Promise<T> {
  const say = () => console.error(`A copy of the site has waited for a minute for ${step}. ${log()}`);
  const timer = setTimeout(say, LONG_MS);
  return work.finally(() => clearTimeout(timer));
}

const admin = () => ({ ADMIN_EMAIL: given('ADMIN_EMAIL'), ADMIN_PASSWORD: given('ADMIN_PASSWORD') });

/**
 * Copies a database with the built-in data and the first admin into the data directory. The first call in a test run
 * creates that database; later calls only copy it.
 */
async function copySeededDatabase(dataDir: string): Promise<void> {
  const seeded = path.join(given('TEST_FOLDER'), 'seeded');
  await ensure(seeded, async (scratch) => {
    await copyDatabase(scratch, 'migrated');
    const server = await startEmbedded({ dataDir: scratch, env: admin() });
    try {
      await seed(server.url, server.secretKey);
    } finally {
      await server.stop();
    }
  });
  await cp(path.join(seeded, 'pg'), path.join(dataDir, 'pg'), { recursive: true });
}

/** Fills a database with the built-in data, as `npm run db:seed` does. */
async function seed(url: string, secretKey: string): Promise<void> {
  await run(process.execPath, ['--import', MODULE_ALIASES, 'scripts/db-seed.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NEXT_PUBLIC_SUPABASE_URL: url,
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_embedded',
      SUPABASE_SECRET_KEY: secretKey,
    },
  });
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (hasEnded(child)) throw new Error('The copy of the site ended before it answered.');
    if (
      await fetch(`${url}/api/health`).then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
