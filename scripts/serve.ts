/**
 * `npm start` and `npm run dev`: start the database, build the site if necessary, and serve it. All processes are in
 * one process group.
 */
import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EnvironmentError } from '../lib/config/env.ts';
import { buildHash, isBuilt, markBuilt } from './serve/build-stamp.ts';
import { stopAllChildren } from './serve/children.ts';
import { loadEnvironmentFiles, localUrl, readConfiguration, ROOT } from './serve/configuration.ts';
import type { Configuration } from './serve/configuration.ts';
import {
  embeddedSecretKey,
  openDataDirectory,
  revalidateSecret,
  secretsEnvironment,
} from './serve/data-directory.ts';
import { Embedded } from './serve/embedded.ts';
import { forgetPassword, readFirstAdmin, storeFirstAdmin } from './serve/first-admin.ts';
import { newestMigration, storeMigration } from './serve/migrated.ts';
import { build, keepSite, nextEnvironment } from './serve/next.ts';
import { assertPortFree } from './serve/ports.ts';
import { step } from './serve/progress.ts';
import { StartupError } from './serve/startup-error.ts';
import { ensureSeeded } from './serve/seeded.ts';
import { summary } from './serve/summary.ts';
import { backUpBeforeUpgrade } from './serve/upgrade.ts';
import { keepWorker } from './serve/worker.ts';

let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await stopAllChildren();
  process.exit(code);
}

interface Supabase {
  url: string;
  publishableKey: string;
  secretKey: string | undefined;
  /**
   * A random name that identifies the embedded database; '' for a hosted project. It is part of the build's hash, so
   * that a build from another database is not reused.
   */
  seed: string;
}

async function startEmbedded(configuration: Configuration, embedded: Embedded): Promise<Supabase> {
  const { dataDir } = configuration;
  await backUpBeforeUpgrade(configuration);
  const ready = await step('Starting the database', () =>
    embedded.start(() => note(configuration, embedded)),
  );
  storeMigration(dataDir, newestMigration());
  if (ready.firstAdmin) storeFirstAdmin(dataDir, ready.firstAdmin);
  const secretKey = embeddedSecretKey(dataDir);
  const seed = await ensureSeeded(dataDir, { url: ready.url, secretKey });
  return { url: ready.url, publishableKey: 'sb_publishable_embedded', secretKey, seed };
}

function hosted({ environment }: Configuration): Supabase {
  return {
    url: environment.NEXT_PUBLIC_SUPABASE_URL ?? '',
    publishableKey: environment.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? '',
    secretKey: environment.SUPABASE_SECRET_KEY,
    seed: '',
  };
}

/**
 * Writes a file with the ids of the processes that use this data directory. People can inspect the file, and tests use
 * it to end one of the processes.
 */
function note({ dataDir }: Configuration, embedded: Embedded, started: typeof pids = {}): void {
  Object.assign(pids, started);
  const processes = { start: process.pid, embedded: embedded.pid ?? null, next: null, worker: null, ...pids };
  const file = path.join(dataDir, 'run/processes.json');
  // Write a new file and rename it, so that no reader sees an incomplete file.
  writeFileSync(`${file}.new`, `${JSON.stringify(processes)}\n`);
  renameSync(`${file}.new`, file);
}
const pids: { next?: number; worker?: number } = {};

async function start(): Promise<void> {
  loadEnvironmentFiles();
  const configuration = readConfiguration(process.argv.slice(2), process.env);
  const { environment, dataDir, distDir } = configuration;
  await openDataDirectory(dataDir, path.join(ROOT, distDir));
  await assertPortFree('PORT', environment.HOST, environment.PORT);
  if (configuration.embedded)
    await assertPortFree('SUPABASE_PORT', environment.HOST, environment.SUPABASE_PORT);

  const embedded = new Embedded(configuration);
  const supabase = configuration.embedded
    ? await startEmbedded(configuration, embedded)
    : hosted(configuration);
  const env = {
    ...nextEnvironment(configuration, supabase),
    REVALIDATE_SECRET: environment.REVALIDATE_SECRET ?? revalidateSecret(dataDir),
  };
  if (configuration.mode === 'production') {
    const hash = buildHash(env, supabase.seed);
    if (!isBuilt(distDir, hash)) {
      await step('Building the site (about a minute)', () => build(env, distDir));
      markBuilt(distDir, hash);
    }
  }
  const runtime = { ...env, ...secretsEnvironment(configuration) };
  const withSecret = supabase.secretKey ? { ...runtime, SUPABASE_SECRET_KEY: supabase.secretKey } : runtime;
  await step('Starting the site', () =>
    keepSite(configuration, withSecret, {
      onReady: (next) => note(configuration, embedded, { next }),
      giveUp: () => void stop(1),
    }),
  );
  if (supabase.secretKey)
    await keepWorker(configuration, withSecret, (worker) => note(configuration, embedded, { worker }));
  else console.warn('SUPABASE_SECRET_KEY is not set, so no jobs run: scheduled texts and sales appear late.');

  const url = environment.SITE_URL ?? localUrl(environment.HOST, environment.PORT);
  console.log(summary(configuration, url, readFirstAdmin(dataDir)));
  forgetPassword(dataDir);
  process.send?.({ ready: true, siteUrl: url, supabaseUrl: supabase.url });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.once('disconnect', () => void stop(1));
process.channel?.unref();
// If the program that reads our output ends (`npm start | head`), the site keeps running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

start().catch(async (error: unknown) => {
  if (stopping) return;
  const expected = error instanceof StartupError || error instanceof EnvironmentError;
  if (expected && error.message) console.error(error.message);
  if (!expected) console.error(error);
  await stop(1);
});
