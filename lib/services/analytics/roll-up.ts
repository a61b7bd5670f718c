import 'server-only';
import { after } from 'next/server';
import { rollUpHours } from '@/lib/data/events';
import { backgroundClient } from '@/lib/supabase/background';
import type { Db } from '@/lib/supabase/public';

/** The maximum number of hours that one transaction rolls up. */
const HOURS_PER_STEP = 6;

/**
 * Rolls up all new events: adds them up to figures by hour and day. Each step is one transaction, so the
 * process can be killed at any time and the roll-up run again.
 */
async function rollUp(db: Db): Promise<void> {
  for (;;) {
    const step = await rollUpHours(db, { hours: HOURS_PER_STEP });
    // Null means that another process is rolling up the same events.
    if (!step || step.isDone) return;
  }
}

/** Figures count as old if they lack the events of the last minute or longer. */
const OLD_MS = 60_000;

/**
 * Starts a roll-up of new events after the response, if the figures are old. `rolledAt` is the time up to which the
 * figures contain all events. The editor does not wait, because the roll-up of a busy day takes seconds. Returns
 * whether a roll-up starts, so that the screen can say that newer figures follow.
 */
export function rollUpAfterResponse(rolledAt: string | null): boolean {
  const db = backgroundClient();
  if (!db || (rolledAt !== null && Date.now() - Date.parse(rolledAt) < OLD_MS)) return false;
  // If another roll-up is running, this one ends at once.
  after(() => rollUp(db).catch((error: unknown) => console.error('The roll-up of events failed:', error)));
  return true;
}
