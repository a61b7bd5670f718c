import 'server-only';
import type { Schedule } from '@/lib/data/schedules';

/** How late a schedule may be before nobody seems to work. A host without processes calls once a minute. */
const LATE_MS = 90_000;

/** Returns whether a schedule is so late, or was never planned, that no worker can be running. */
export const isWorkerMissing = (schedules: Schedule[]): boolean =>
  schedules.some(({ next_due_at: next }) => next === null || Date.parse(next) < Date.now() - LATE_MS);
