import 'server-only';
import type { Schedule } from '@/lib/data/schedules';

/**
 * The site assumes that no worker is running if a schedule is overdue by more than this time. Hosts without long-lived
 * processes call /api/jobs/run only once a minute. With a shorter limit, the site would report a missing worker on such
 * hosts.
 */
const LATE_MS = 90_000;

/**
 * Returns whether the site must assume that no worker is running: a schedule is overdue by more than LATE_MS, or has no
 * due time yet.
 */
export const isWorkerMissing = (schedules: Schedule[]): boolean =>
  schedules.some(({ next_due_at: next }) => next === null || Date.parse(next) < Date.now() - LATE_MS);
