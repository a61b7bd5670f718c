import { setTimeout as sleep } from 'node:timers/promises';
import { readsInFlight } from '../../lib/cache/in-flight-reads.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import type { RendersInFlight } from './ports.ts';

/** A render that has not ended after this long has failed: its beginning says nothing about the next one. */
const LONGEST_RENDER_MS = 30_000;
/** For how long an expiry waits for what is in flight, and how often it looks. */
const LONGEST_WAIT_MS = 1_000;
const POLL_MS = 5;

/**
 * When the render of each answer began, by its key, in ms: just before it was asked for, because an expiry within the same
 * millisecond counts. Next makes a cache handler per request, and all of them share this.
 */
const started = new Map<string, number>();

function start(key: string): boolean {
  const now = steadyNow();
  if (now - (started.get(key) ?? 0) <= LONGEST_RENDER_MS) return false;
  started.set(key, now - 1);
  return true;
}

function end(key: string): number {
  const began = started.get(key) ?? steadyNow();
  started.delete(key);
  return began;
}

async function settled(): Promise<boolean> {
  const now = steadyNow();
  const isInFlight = (began: number) => began <= now && now - began <= LONGEST_RENDER_MS;
  const areInFlight = () =>
    [started, readsInFlight].some((starts) => starts.values().some((began) => isInFlight(began)));
  if (!areInFlight()) return false;
  for (let waited = 0; areInFlight() && waited < LONGEST_WAIT_MS; waited += POLL_MS) await sleep(POLL_MS);
  return true;
}

/** The renders and reads of this process. */
export const rendersOfProcess: RendersInFlight = { start, end, settled };
