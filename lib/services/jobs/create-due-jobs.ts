import 'server-only';
import { Cron } from 'croner';
import { listDueSchedules, moveSchedule, type Schedule } from '@/lib/data/schedules';
import type { Db } from '@/lib/supabase/public';
import type { JobKind } from './job-kind';

const TIME_ZONE = 'Europe/London';

/** Returns the first due time of a cron expression that is later than `after`. Throws if there is none. */
export function nextDue(cron: string, after: Date): Date {
  const next = new Cron(cron, { timezone: TIME_ZONE }).nextRun(after);
  if (!next) throw new Error(`The cron expression '${cron}' is never due again`);
  return next;
}

/**
 * Creates a job for each schedule that is due and has work to do, and returns whether it has created any. Each due time
 * has at most one job, even if several workers call this function. If several due times have passed while no worker
 * ran, one job covers them all. If a schedule fails, tries the others and then throws the first error.
 */
export async function createDueJobs(db: Db, kinds: JobKind[]): Promise<boolean> {
  const now = new Date();
  const schedules = await listDueSchedules(db, { at: now });
  const results = await Promise.allSettled(
    schedules.map((schedule) => createDueJob(db, kinds, schedule, now)),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return results.some((result) => result.status === 'fulfilled' && result.value);
}

async function createDueJob(db: Db, kinds: JobKind[], schedule: Schedule, now: Date): Promise<boolean> {
  // If this worker does not know the kind of job, leave the schedule to a newer worker.
  const kind = kinds.find((known) => known.kind === schedule.kind);
  if (!kind) return false;
  const { name, cron, last_due_at, next_due_at: dueAt } = schedule;
  const between = dueAt && { since: new Date(last_due_at), until: new Date(dueAt) };
  const input = between && (kind.findWork ? await kind.findWork(db, between) : {});
  const move = { name, dueAt, nextDueAt: nextDue(cron, now), lane: kind.lane, input };
  const isMoved = await moveSchedule(db, move);
  return isMoved && Boolean(input);
}
