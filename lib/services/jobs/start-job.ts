import 'server-only';
import { findUnfinishedJob, sendJob } from '@/lib/data/jobs';
import type { Schedule } from '@/lib/data/schedules';
import { patientSecretClient } from '@/lib/supabase/secret';
import type { JobKind } from './job-kind';
import { JOB_KINDS } from './kinds';

/** The message that an editor sees if a job cannot be started, because Supabase's secret key is missing. */
export const NO_KEY = 'SUPABASE_SECRET_KEY isn’t set on the server, so no job can be started';

/** The message that an editor sees if a job cannot be started, because an earlier one is paused. */
export const IS_PAUSED = 'An earlier job is paused. Resume or cancel it under Jobs.';

interface Start {
  input: unknown;
  /**
   * Prevents duplicate jobs. If an active job of the same kind has this key, no job is created, and the active job's id
   * is returned.
   */
  key?: string;
  /** The id of the editor who starts the job. */
  askedBy: string;
}

/**
 * Creates a job that an editor has asked for, and returns the job's id. Returns null if Supabase's secret key is
 * missing.
 */
export async function startJob(kind: JobKind, { input, key, askedBy }: Start): Promise<string | null> {
  const db = patientSecretClient();
  if (!db) return null;
  return sendJob(db, { kind: kind.kind, lane: kind.lane, input: kind.parseInput(input), key, askedBy });
}

/**
 * The key of jobs for all rows. A button that starts such a job and the button 'Run now' of its schedule use the same
 * key, so that only one of them creates a job.
 */
const ALL = 'all';

/**
 * Starts a job for all rows, such as a crawl of all pages. Starts no job if such a job waits, runs or is paused,
 * whether an editor or a schedule has started it.
 */
export async function startJobForAll(
  kind: JobKind,
  { input, askedBy }: Omit<Start, 'key'>,
): Promise<'started' | 'under way' | 'paused' | 'no key'> {
  const db = patientSecretClient();
  if (!db) return 'no key';
  const unfinished = await findUnfinishedJob(db, kind.kind);
  if (unfinished) return unfinished;
  await startJob(kind, { input, key: ALL, askedBy });
  return 'started';
}

/**
 * Starts the job of a schedule now, without waiting for the due time. Starts no job if there is nothing to do, or if an
 * earlier job of the same kind for all rows is unfinished.
 */
export async function startScheduledJob(
  schedule: Schedule,
  { askedBy }: { askedBy: string },
): Promise<Awaited<ReturnType<typeof startJobForAll>> | 'nothing to do'> {
  const kind = JOB_KINDS.find((known) => known.kind === schedule.kind);
  const db = patientSecretClient();
  if (!db) return 'no key';
  if (!kind) return 'nothing to do';
  const unfinished = await findUnfinishedJob(db, kind.kind);
  if (unfinished) return unfinished;
  const between = { since: new Date(schedule.last_due_at), until: new Date() };
  const input = kind.findWork ? await kind.findWork(db, between) : {};
  if (input === null) return 'nothing to do';
  await startJob(kind, { input, key: ALL, askedBy });
  return 'started';
}
