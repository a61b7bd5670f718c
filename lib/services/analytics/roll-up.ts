import 'server-only';
import { after } from 'next/server';
import { countUnrolledEvents, rollUpHours } from '@/lib/data/events';
import { backgroundClient } from '@/lib/supabase/background';
import type { Db } from '@/lib/supabase/public';

/** The number of hours that one transaction rolls up. */
const HOURS_PER_STEP = 6;

/**
 * Rolls up all events that have not been rolled up yet, hour by hour. Each step is a transaction of its own and
 * recomputes its hours, so a roll-up can be killed at any time and run again.
 */
async function rollUp(db: Db): Promise<void> {
  for (;;) {
    const step = await rollUpHours(db, { hours: HOURS_PER_STEP });
    // Null means that another process is rolling up the same events.
    if (!step || step.isDone) return;
  }
}

/** The maximum number of events to roll up while an editor waits. */
const QUICK_EVENTS = 1000;
/** The least time between two longer roll-ups that screens start and no editor waits for. */
const EVERY_MS = 60_000;
let lastStart = -Infinity;

/**
 * Brings the figures up to date before an editor reads them. A few new events are rolled up at once. Many are rolled up
 * after the response; the screen then says up to which time its figures are complete.
 */
export async function rollUpForReading(): Promise<void> {
  const db = backgroundClient();
  if (!db) return;
  if ((await countUnrolledEvents(db, { limit: QUICK_EVENTS })) < QUICK_EVENTS) return rollUp(db);
  if (performance.now() - lastStart < EVERY_MS) return;
  lastStart = performance.now();
  after(() => rollUp(db).catch(console.error));
}
