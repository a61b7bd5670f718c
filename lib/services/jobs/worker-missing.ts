import 'server-only';
import type { Schedule } from '@/lib/data/schedules';

/**
 * If a schedule is later than this, the site assumes that no worker runs. A host without workers calls /api/jobs/run
 * once a minute, so a shorter limit would be wrong there.
 */
const LATE_MS = 90_000;

/** Returns whether no worker can be running, because a schedule is too late or was never planned. */
export const isWorkerMissing = (schedules: Schedule[]): boolean =>
  schedules.some(({ next_due_at: next }) => next === null || Date.parse(next) < Date.now() - LATE_MS);
