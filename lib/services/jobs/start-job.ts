import 'server-only';
import { sendJob } from '@/lib/data/jobs';
import type { Schedule } from '@/lib/data/schedules';
import { patientSecretClient } from '@/lib/supabase/secret';
import type { JobKind } from './job-kind';
import { JOB_KINDS } from './kinds';

/** The message for an editor if no job can be started without Supabase's secret key. */
export const NO_KEY = 'SUPABASE_SECRET_KEY isn’t set on the site, so no job can be started';

interface Start {
  input: unknown;
  /** At most one active job of the kind has the same key: a second start returns the first job. */
  key?: string;
  /** The id of the editor who asks. */
  askedBy: string;
}

/** Creates a job that an editor has asked for, and returns the job's id; null without Supabase's secret key. */
export async function startJob(kind: JobKind, { input, key, askedBy }: Start): Promise<string | null> {
  const db = patientSecretClient();
  if (!db) return null;
  return sendJob(db, { kind: kind.kind, lane: kind.lane, input: kind.parseInput(input), key, askedBy });
}

/** Starts the job of a schedule at once, if there is something to do. */
export async function startScheduledJob(
  schedule: Schedule,
  { askedBy }: { askedBy: string },
): Promise<'started' | 'nothing to do' | 'no key'> {
  const kind = JOB_KINDS.find((known) => known.kind === schedule.kind);
  const db = patientSecretClient();
  if (!db) return 'no key';
  if (!kind) return 'nothing to do';
  const between = { since: new Date(schedule.last_due_at), until: new Date() };
  const input = kind.findWork ? await kind.findWork(db, between) : {};
  if (input === null) return 'nothing to do';
  await startJob(kind, { input, key: schedule.name, askedBy });
  return 'started';
}
