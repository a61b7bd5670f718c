import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pidsOf } from '../scale/watch-processes.ts';

export type Victim = 'worker' | 'next' | 'embedded';
export const VICTIMS: Victim[] = ['worker', 'next', 'embedded'];

/** A running site: its URL, its data directory and its database. */
export interface RunningSite {
  url: string;
  dataDir: string;
  /** The database client with the secret key. */
  db: SupabaseClient;
}

export const connect = (url: string, key: string): SupabaseClient =>
  createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

/** Kills a process of the site as `kill -9` does. Returns false if it does not run, because the site is starting again. */
export function kill(dataDir: string, victim: Victim, when: string): boolean {
  const pid = pidsOf(dataDir)[victim];
  try {
    if (!pid) return false;
    process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
  console.log(`  killed ${victim} ${when}`);
  return true;
}

const PATIENCE_MS = 120_000;

/** Repeats a request to the database until it succeeds, because the database may just have been killed. */
export async function insist<T>(
  request: () => PromiseLike<{ data: T | null; error: { message: string } | null }>,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const { data, error } = await request();
    if (!error && data !== null) return data;
    if (Date.now() > end) throw new Error(error?.message ?? 'The database returned nothing');
    await sleep(200);
  }
}

/** Returns how many rows a query counts. */
export async function count(
  request: () => PromiseLike<{ count: number | null; error: { message: string } | null }>,
): Promise<number> {
  return insist(async () => {
    const { count: data, error } = await request();
    return { data, error };
  });
}

interface JobRow {
  state: string;
  done: number;
  error: string | null;
}

/**
 * Sends a job, kills each of the victims after a further part of its work, and returns how many seconds the job took.
 * @param total how much the job has to do, as its progress counts it
 */
export async function runThroughKills(
  { db, dataDir }: RunningSite,
  { kind, input, total, victims }: { kind: string; input: object; total: number; victims: Victim[] },
): Promise<number> {
  const started = performance.now();
  const id = await insist<string>(() =>
    db.rpc('send_job', { _kind: kind, _lane: 'long', _input: input, _key: crypto.randomUUID() }),
  );
  const left = [...victims];
  for (;;) {
    const job = await insist<JobRow>(() =>
      db.from('jobs').select('state, done, error').eq('id', id).single<JobRow>(),
    );
    if (job.state === 'done') break;
    if (job.state === 'failed' || job.state === 'cancelled')
      throw new Error(`The job ${kind} is ${job.state}: ${job.error}`);
    const share = (victims.length - left.length + 1) / (victims.length + 1);
    const [victim] = left;
    if (victim && job.done >= total * share && kill(dataDir, victim, `after ${job.done} of ${total}`))
      left.shift();
    await sleep(100);
  }
  if (left.length > 0) throw new Error(`The job ${kind} ended before ${left.join(' and ')} was killed`);
  return (performance.now() - started) / 1000;
}

/** Prints whether a count is as expected, and sets the exit code if it is not. */
export function expectCount(what: string, found: number, expected: number): void {
  if (found !== expected) process.exitCode = 1;
  console.log(`  ${what}: ${found} of ${expected}${found === expected ? '' : ' – WRONG'}`);
}
