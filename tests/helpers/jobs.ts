import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { MODULE_ALIASES } from '../../scripts/serve/children.ts';
import type { Database } from '../../lib/schema/database.types.ts';
import { temporaryFolder } from './command.ts';
import { type Embedded, startEmbedded, whenEnded } from './embedded.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface JobServer {
  embedded: Embedded;
  /** The database client with the secret key. */
  db: SupabaseClient<Database>;
  /** Returns the path of a file with this name in the test's folder. */
  file(name: string): string;
  /** Reads a file in the test's folder and returns its lines. */
  lines(file: string): string[];
  /** Starts a worker that also runs the jobs in test-jobs.ts. */
  startWorker(env?: Record<string, string>): Promise<ChildProcess>;
  /** Creates a job of a kind that only tests use, and returns the job's id. */
  send(kind: string, lane: 'quick' | 'long', input: Record<string, string | number>): Promise<string>;
  job(id: string): Promise<Database['public']['Tables']['jobs']['Row']>;
  /** Waits until a job is in this state, and returns the job. Throws if the job fails instead. */
  until(id: string, state: string): Promise<Database['public']['Tables']['jobs']['Row']>;
  stop(): Promise<void>;
}

/**
 * Starts a worker that also runs the jobs in test-jobs.ts, and waits until the worker is ready. `onOutput` receives the
 * worker's output to stdout and stderr.
 */
export async function startTestWorker(
  env: Record<string, string>,
  onOutput: (text: string) => void = () => undefined,
): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['--import', MODULE_ALIASES, 'tests/helpers/test-worker.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_WAIT_MS: '60000', ...env },
  });
  worker.stderr.pipe(process.stderr, { end: false });
  for (const output of [worker.stdout, worker.stderr])
    output.on('data', (chunk: Buffer) => onOutput(chunk.toString()));
  await new Promise((resolve, reject) => {
    worker.stdout.once('data', resolve);
    worker.once('exit', () => reject(new Error('The worker of the test ended before it was ready')));
  });
  return worker;
}

/**
 * Starts an embedded Supabase for tests of jobs. The returned object has functions that start workers and send jobs.
 */
export async function startJobServer(options: Parameters<typeof startEmbedded>[0] = {}): Promise<JobServer> {
  const embedded = await startEmbedded(options);
  const { folder, remove } = temporaryFolder();
  const db = createClient<Database>(embedded.url, embedded.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const workers: ChildProcess[] = [];
  const job = async (id: string) => {
    const { data, error } = await db.from('jobs').select('*').eq('id', id).single();
    if (error) throw new Error(error.message);
    return data;
  };
  return {
    embedded,
    db,
    job,
    file: (name) => path.join(folder, name),
    lines: (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []),
    async startWorker(env = {}) {
      const worker = await startTestWorker({
        NEXT_PUBLIC_SUPABASE_URL: embedded.url,
        NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: embedded.publishableKey,
        SUPABASE_SECRET_KEY: embedded.secretKey,
        ...env,
      });
      workers.push(worker);
      return worker;
    },
    async send(kind, lane, input) {
      const { data, error } = await db.rpc('send_job', { _kind: kind, _lane: lane, _input: input });
      if (error) throw new Error(error.message);
      return data;
    },
    async until(id, state) {
      for (;;) {
        const found = await job(id);
        if (found.state === state) return found;
        if (found.state === 'failed') throw new Error(`The job '${found.kind}' has failed: ${found.error}`);
        await sleep(50);
      }
    },
    async stop() {
      for (const worker of workers) {
        worker.kill('SIGKILL');
        await whenEnded(worker);
      }
      await embedded.stop();
      remove();
    },
  };
}
