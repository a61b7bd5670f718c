import type { CacheHandler } from 'next/cache';
import { steadyNow } from '../../lib/cache/steady-clock.ts';
import { countResultRead } from '../../lib/metrics/site-metrics.ts';
import type { Result } from './ports.ts';
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
    // Next never reuses a result with `expire: 0`, so do not store it.
    if (entry.expire === 0) return;
    const bytes = new Uint8Array(await new Response(value).arrayBuffer());
    await state.results.set(key, { ...entry, bytes });
  } catch {
    // The `'use cache'` function failed, or the request that called it ended early. Next reports the error, and the
    // next call runs the function again.
  }
}

/**
 * Returns whether a result may be used: it is not too old, and none of its tags has expired. A page rendered from a
 * result that is too old would count as fresh.
 */
const isUsable = ({ timestamp, revalidate, tags }: Result): boolean =>
  steadyNow() <= timestamp + revalidate * 1000 && !state.tags.haveExpiredSince(tags, timestamp);

/**
 * The cache of `'use cache'` functions: `cacheHandlers.default` of next.config.mjs. It uses the same record of expired
 * tags as the cache of pages (page-cache.ts), so that a page expires together with the results from which it was
 * rendered.
 */
const useCache: CacheHandler = {
  async get(key) {
    await writesInFlight.get(key);
    const result = await state.results.get(key);
    const isHit = result !== undefined && isUsable(result);
    countResultRead({ result: isHit ? 'hit' : 'miss' });
    if (!isHit) return undefined;
    const { bytes, ...entry } = result;
    const revalidate = state.tags.areStaleSince(entry.tags, entry.timestamp) ? -1 : entry.revalidate;
    return { ...entry, revalidate, value: streamOf(bytes) };
  },

  async set(key, pending) {
    const writing = write(key, pending);
    writesInFlight.set(key, writing);
    await writing;
    if (writesInFlight.get(key) === writing) writesInFlight.delete(key);
  },

  refreshTags: () => state.tags.catchUp(),
  getExpiration: (tags) => Promise.resolve(state.tags.latestExpiry(tags)),
  updateTags: (tags, durations) => Promise.resolve(state.tags.expire(tags, durations)),
};

export default useCache;
