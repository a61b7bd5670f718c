import 'server-only';
import { after } from 'next/server';
import { countUnrolledEvents, rollUpHours } from '@/lib/data/events';
import { backgroundClient } from '@/lib/supabase/background';
import type { Db } from '@/lib/supabase/public';

/** The number of hours that one transaction rolls up. */
const HOURS_PER_STEP = 6;

/**
 * Rolls up all events that no roll-up has seen, hour by hour. Each step is a transaction of its own and recomputes
 * its hours, so a roll-up can be killed at any time and run again.
 */
async function rollUp(db: Db): Promise<void> {
  for (;;) {
    const step = await rollUpHours(db, { hours: HOURS_PER_STEP });
    // Without an answer, another process is rolling up the same events.
    if (!step || step.isDone) return;
  }
}

/** At most so many events are rolled up while an editor waits. */
const QUICK_EVENTS = 1000;
/** How often a screen may start a longer roll-up, which nobody waits for. */
const EVERY_MS = 60_000;
let lastStart = -Infinity;

/**
 * Brings the figures up to date before an editor reads them. A few new events are rolled up at once; many are rolled up
 * after the response, and the screen says up to when its figures reach.
 */
export async function rollUpForReading(): Promise<void> {
  const db = backgroundClient();
  if (!db) return;
  if ((await countUnrolledEvents(db, { limit: QUICK_EVENTS })) < QUICK_EVENTS) return rollUp(db);
  if (performance.now() - lastStart < EVERY_MS) return;
  lastStart = performance.now();
  after(() => rollUp(db).catch(console.error));
}
