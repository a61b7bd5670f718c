import { processState } from './process-state.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * The start times of the reads of public data that are in flight. Next may let a render use a read that another render
 * has started, even if the tags of this read have expired meanwhile. So an expiry of tags waits for the reads in flight
 * (server/next-cache/page-cache).
 */
export const readsInFlight = processState('reads in flight', () => new Map<symbol, number>());

/** Runs a read of public data and lists it in `readsInFlight` until it has ended. */
export async function trackRead<T>(read: () => Promise<T>): Promise<T> {
  const id = Symbol('read');
  readsInFlight.set(id, steadyNow());
  try {
    return await read();
  } finally {
    readsInFlight.delete(id);
  }
}
