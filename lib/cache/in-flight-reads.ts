import { steadyNow } from './steady-clock.ts';

/**
 * When each read of public data that is under way began. Next lets a render join a read of another one without asking
 * whether its tags have expired since; server/next-cache/page-cache, which is not in Next's bundle, must know of them, so they stand where
 * both find them.
 */
const KEY = Symbol.for('reads in flight');
const shared = globalThis as typeof globalThis & { [KEY]?: Map<symbol, number> };

export const readsInFlight: Map<symbol, number> = (shared[KEY] ??= new Map());

/** Runs a read, known as under way until it has ended. */
export async function trackRead<T>(read: () => Promise<T>): Promise<T> {
  const id = Symbol('read');
  readsInFlight.set(id, steadyNow());
  try {
    return await read();
  } finally {
    readsInFlight.delete(id);
  }
}
