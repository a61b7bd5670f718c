import 'server-only';
import { deleteEventsOlderThan, rollUpHours } from '@/lib/data/events';
import type { Db } from '@/lib/supabase/public';

/** How long raw events are kept. The figures rolled up from them stay. */
export const KEPT_DAYS = 30;

/**
 * Rolls up all events that no roll-up has seen, hour by hour. Each step is a transaction of its own and computes its
 * hours anew, so a roll-up can be killed at any time and run again. A job may call this every few minutes.
 */
export async function rollUp(db: Db): Promise<void> {
  for (;;) {
    const step = await rollUpHours(db, { hours: 1 });
    // Without an answer, another process is rolling up the same events.
    if (!step || step.isDone) return;
  }
}

/** Deletes raw events that are rolled up and older than `days`, in small steps. A job may call this every night. */
export async function deleteOldEvents(db: Db, days = KEPT_DAYS): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteEventsOlderThan(db, { days });
    if (count === 0) return deleted;
    deleted += count;
  }
}
