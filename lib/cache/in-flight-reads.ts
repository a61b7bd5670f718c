import { processState } from './process-state.ts';
import { steadyNow } from './steady-clock.ts';

/**
 * When each read of public data in flight began. Next lets a render join another render's read without checking whether
 * its tags have expired since, so an expiry waits for these reads (server/next-cache/page-cache).
 */
export const readsInFlight = processState('reads in flight', () => new Map<symbol, number>());

/** Runs a read, which counts as in flight until it has ended. */
export async function trackRead<T>(read: () => Promise<T>): Promise<T> {
  const id = Symbol('read');
  readsInFlight.set(id, steadyNow());
  try {
    return await read();
  } finally {
    readsInFlight.delete(id);
  }
}
