/**
 * `npm run worker`: runs jobs until it is stopped. `npm start` runs one worker beside the site; any number may run, on
 * any number of machines.
 */
import { EnvironmentError, serverEnv } from '@/lib/config/env';
import { createLog, logConsole } from '@/lib/logging/structured-console';
import { releaseJobs } from '@/lib/data/jobs';
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { work } from '@/lib/services/jobs/worker';
import { patientSecretClient } from '@/lib/supabase/secret';
import { loadEnvironmentFiles, readConfiguration } from './serve/configuration.ts';
import { revalidateSecret, secretsEnvironment } from './serve/data-directory.ts';
import { StartupError } from './serve/startup-error.ts';
import { targetDatabase } from './serve/target-database.ts';
import { workerName } from './serve/worker-name.ts';

/**
 * How long running chunks of jobs may continue after a signal to end. `npm start` kills its children after eight
 * seconds.
 */
const PATIENCE_MS = 6_000;

/**
 * Adds the database's URL and the secrets to `process.env`. With the embedded Supabase, the secrets come from the data
 * directory.
 */
function completeEnvironment(): void {
  loadEnvironmentFiles();
  const configuration = readConfiguration([], process.env);
  const { url, secretKey } = targetDatabase(configuration);
  process.env.NEXT_PUBLIC_SUPABASE_URL = url;
  process.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ||= 'sb_publishable_embedded';
  process.env.SUPABASE_SECRET_KEY = secretKey;
  if (configuration.embedded) process.env.REVALIDATE_SECRET ||= revalidateSecret(configuration.dataDir);
  Object.assign(process.env, secretsEnvironment(configuration));
}

/** Starts tracing if a collector is configured. Returns a function that sends the spans that are still waiting. */
async function startOwnTracing(): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG } = serverEnv();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return () => Promise.resolve();
  const { startTracing } = await import('@/lib/tracing/start-tracing');
  return startTracing(OTEL_TRACES_SAMPLER_ARG);
}

/**
 * Returns a signal that aborts when this process is asked to end, or its parent has ended. The process then ends within
 * PATIENCE_MS, even if chunks are still running.
 */
function endSignal(): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.once('disconnect', end);
  process.channel?.unref();
  return ending.signal;
}

try {
  const signal = endSignal();
  completeEnvironment();
  const db = patientSecretClient();
  if (!db)
    throw new StartupError('SUPABASE_SECRET_KEY must be set to the secret key of the Supabase project.');
  const name = workerName(process.pid);
  logConsole(createLog({ process: 'worker', level: serverEnv().LOG_LEVEL }));
  const sendSpans = await startOwnTracing();
  console.log(`The worker runs (${name}). Press Ctrl-C to stop it.`);
  // The id of the worker's process before this one, if `npm start` has seen it end. If its jobs cannot be released now,
  // they can be taken a minute later.
  const { ENDED_WORKER: ended } = process.env;
  if (ended) await releaseJobs(db, workerName(ended)).catch((error: Error) => console.warn(error.message));
  await work({ db, kinds: JOB_KINDS, name, signal });
  await sendSpans();
} catch (error) {
  const expected = error instanceof StartupError || error instanceof EnvironmentError;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
