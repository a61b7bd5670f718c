import 'server-only';
import { DatabaseError } from '@/lib/data/database-error';
import { takeJob } from '@/lib/data/jobs';
import { WakeSignal } from '@/lib/jobs/wake-signal';
import { LANES, type Lane } from '@/lib/jobs/states';
import type { Db } from '@/lib/supabase/public';
import { createDueJobs } from './create-due-jobs';
import type { JobKind } from './job-kind';
import { runJob } from './run-job';

/** The time after which a worker looks for waiting jobs again. */
const LOOK_AGAIN_MS = 1_000;
/**
 * Returns the milliseconds until shortly after the next full second. Schedules are due at full seconds, so the worker
 * looks for due schedules then.
 */
const untilNextSecond = () => 1_020 - (Date.now() % 1_000);
/** The extra time that a worker waits after a failure. */
const AFTER_FAILURE_MS = 1_000;
const VISIBILITY_SECONDS = 60;

interface WorkerOptions {
  db: Db;
  kinds: JobKind[];
  /** The name of this worker, which the Jobs screen shows. */
  name: string;
  /** Ends the worker when it aborts. Chunks that are running are completed first. */
  signal: AbortSignal;
  /** The time in seconds after which another worker takes a job, if the job's worker has not reported. */
  visibilitySeconds?: number;
  warn?: (message: string) => void;
}

/**
 * Runs a worker until the signal aborts. Creates the jobs of due schedules, and runs at most one job of each lane (a
 * queue of jobs) at a time. Resolves after the current chunks have ended and their jobs are back in the queue.
 */
export async function work(options: WorkerOptions): Promise<void> {
  const { db, kinds, signal } = options;
  const wake = new WakeSignal();
  signal.addEventListener('abort', () => wake.wakeAll(), { once: true });
  const wait = (ms: number) => (signal.aborted ? undefined : wake.wait(ms));
  await Promise.all([
    repeat(options, async () => {
      // Wait for the next second even if a schedule has failed, because other schedules may be due then.
      await createDueJobs(db, kinds)
        .then((hasCreated) => hasCreated && wake.wakeAll())
        .finally(() => wait(untilNextSecond()));
    }),
    ...LANES.map((lane) =>
      repeat(options, async () => {
        if (!(await runNextJob(lane, options))) await wait(LOOK_AGAIN_MS);
      }),
    ),
  ]);

  /** Repeats a task until the signal aborts. If the task fails several times in a row, prints only one warning. */
  async function repeat({ warn = console.warn }: WorkerOptions, task: () => Promise<void>): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await task();
        isFailing = false;
      } catch (error) {
        if (!isFailing && !signal.aborted) warn(explain(error));
        isFailing = true;
        await wait(AFTER_FAILURE_MS);
      }
    }
  }
}

/** PostgREST's error code for a function that the database does not have. */
const NO_FUNCTION = 'PGRST202';

function explain(error: unknown): string {
  if (error instanceof DatabaseError && error.code === NO_FUNCTION)
    return 'The worker waits: the database cannot keep jobs yet. Apply the migrations; they say if Supabase Queues is off.';
  return `The worker tries again every few seconds: ${(error as Error).message}`;
}

/** Takes the next job of a lane (a queue of jobs) and runs it. Returns false if no job was waiting. */
async function runNextJob(
  lane: Lane,
  { db, kinds, name, signal, visibilitySeconds: seconds = VISIBILITY_SECONDS }: WorkerOptions,
): Promise<boolean> {
  const known = kinds.map(({ kind }) => kind);
  const alone = kinds.filter(({ runsAlone }) => runsAlone).map(({ kind }) => kind);
  const job = await takeJob(db, { lane, kinds: known, alone, seconds, worker: name });
  if (!job) return false;
  await runJob(job, { db, kinds, seconds, isEnding: () => signal.aborted });
  return true;
}

/**
 * Creates the jobs of due schedules, then runs waiting jobs until none is left or the time limit is reached. Returns
 * the number of jobs that it has run. Meant for hosts without long-lived processes.
 */
export async function runWaitingJobs({
  limitMs,
  ...options
}: Omit<WorkerOptions, 'signal'> & { limitMs: number }): Promise<number> {
  const signal = AbortSignal.timeout(limitMs);
  await createDueJobs(options.db, options.kinds);
  const takeAll = async (lane: Lane) => {
    let taken = 0;
    while (!signal.aborted && (await runNextJob(lane, { ...options, signal }))) taken += 1;
    return taken;
  };
  const counts = await Promise.all(LANES.map(takeAll));
  return counts.reduce((sum, count) => sum + count, 0);
}
