import 'server-only';
import type { CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import type PageCache from './page-cache';

/** Where Next keeps the class of its cache of pages (lib/install-page-cache), and the caches of `'use cache'`. */
const shared = globalThis as typeof globalThis & {
  [HANDLERS]?: { FetchCache?: typeof PageCache };
  [CACHES]?: Set<CacheHandler>;
};
const HANDLERS = Symbol.for('@next/cache-handlers');
const CACHES = Symbol.for('@next/cache-handlers-set');
const AT_ONCE = { expire: 0 };

/**
 * Expires tags as `revalidateTag(tag, { expire: 0 })` does, which Next allows within a request only; for what happens by
 * itself.
 */
export async function expireTags(tags: string[]): Promise<void> {
  const Pages = shared[HANDLERS]?.FetchCache;
  // Expiring asks nothing of what a cache is made with.
  const pages = Pages && new Pages({ revalidatedTags: [] } as never);
  const reads = [...(shared[CACHES] ?? [])];
  await Promise.all([
    pages?.revalidateTag(tags, AT_ONCE),
    ...reads.map((cache) => cache.updateTags(tags, AT_ONCE)),
  ]);
}
