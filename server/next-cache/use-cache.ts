import type { CacheHandler } from 'next/cache';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { state } from './state.ts';

const writesInFlight = new Map<string, Promise<void>>();

function streamOf(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

async function write(key: string, pending: Parameters<CacheHandler['set']>[1]): Promise<void> {
  try {
    const { value, ...entry } = await pending;
    // Next never reuses a result with `expire: 0`.
    if (entry.expire === 0) return;
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    await state.results.set(key, { ...entry, bytes });
  } catch {
    // The function failed, or the request that called it ended early. Next reports the error; the next call starts again.
  }
}

/**
 * The cache of `'use cache'` functions: `cacheHandlers.default` of next.config.mjs. It asks the same tag clock as the cache
 * of pages (page-cache.ts), so that a page is never rendered again from a result that has expired with it.
 */
const useCache: CacheHandler = {
  async get(key) {
    await writesInFlight.get(key);
    const result = await state.results.get(key);
    if (!result) return undefined;
    const { bytes, ...entry } = result;
    // A page that is rendered from a stale result would count as fresh, so a stale result is not served.
    if (steadyNow() > entry.timestamp + entry.revalidate * 1000) return undefined;
    if (state.tags.haveExpiredSince(entry.tags, entry.timestamp)) return undefined;
    const revalidate = state.tags.areStaleSince(entry.tags, entry.timestamp) ? -1 : entry.revalidate;
    return { ...entry, revalidate, value: streamOf(bytes) };
  },

  async set(key, pending) {
    const writing = write(key, pending);
    writesInFlight.set(key, writing);
    await writing;
    if (writesInFlight.get(key) === writing) writesInFlight.delete(key);
  },

  refreshTags: () => state.tags.refresh(),
  getExpiration: (tags) => Promise.resolve(state.tags.latestExpiry(tags)),
  updateTags: (tags, durations) => Promise.resolve(state.tags.expire(tags, durations)),
};

export default useCache;
