import 'server-only';
import type { Schedule } from '@/lib/data/schedules';

/**
 * How late a schedule may be. If it is later, no worker seems to run. A host without workers calls /api/jobs/run only
 * once a minute.
 */
const LATE_MS = 90_000;

/** Returns whether no worker can be running, because a schedule is too late or was never planned. */
export const isWorkerMissing = (schedules: Schedule[]): boolean =>
  schedules.some(({ next_due_at: next }) => next === null || Date.parse(next) < Date.now() - LATE_MS);
