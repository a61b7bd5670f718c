import { setTimeout as sleep } from 'node:timers/promises';
import { readsInFlight } from '../../lib/cache/in-flight-reads.ts';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import type { RendersInFlight } from './ports.ts';

/** The longest time that a render may take. A render that takes longer counts as failed and is no longer in flight. */
const LONGEST_RENDER_MS = 30_000;
/**
 * The longest time that an expiry waits for renders and reads in flight. Every POLL_MS, the expiry checks whether the
 * renders and reads have ended.
 */
const LONGEST_WAIT_MS = 1_000;
const POLL_MS = 5;

/**
 * When each render in flight began, in ms, by cache key. The time is set 1 ms early, so that an expiry in the same
 * millisecond counts as later. Next creates a cache handler for each request, and all cache handlers share this map.
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

/** For each rendered response that is being stored: the time at which its storing began, in ms. */
const stores = new Map<symbol, number>();

async function storing<T>(store: () => Promise<T>): Promise<T> {
  const id = Symbol('store');
  stores.set(id, steadyNow());
  try {
    return await store();
  } finally {
    stores.delete(id);
  }
}

async function settled(): Promise<boolean> {
  const now = steadyNow();
  const isInFlight = (began: number) => began <= now && now - began <= LONGEST_RENDER_MS;
  const areInFlight = () =>
    [started, stores, readsInFlight].some((starts) => starts.values().some((began) => isInFlight(began)));
  if (!areInFlight()) return false;
  for (let waited = 0; areInFlight() && waited < LONGEST_WAIT_MS; waited += POLL_MS) await sleep(POLL_MS);
  return true;
}

/** The renders and reads in this process. */
export const rendersOfProcess: RendersInFlight = { start, end, storing, settled };
