import { steadyNow } from './steady-clock.ts';

/**
 * When each read of public data in flight began. Next lets a render join another render's read without checking whether
 * its tags have expired since, so an expiry waits for these reads (server/next-cache/page-cache). The page cache is outside
 * Next's bundle, so the map is on `globalThis`, where both find it.
 */
const KEY = Symbol.for('reads in flight');
const shared = globalThis as typeof globalThis & { [KEY]?: Map<symbol, number> };

export const readsInFlight: Map<symbol, number> = (shared[KEY] ??= new Map());

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
