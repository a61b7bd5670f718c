import { processState } from './process-state.ts';

type Listener = (tags: string[]) => Promise<void>;

const pageCache = processState<{ listener?: Listener }>('expiry of pages', () => ({}));

/** Registers the page cache's listener for `expireTags`. */
export function onExpiry(listener: Listener): void {
  pageCache.listener = listener;
}

/**
 * Expires tags immediately for pages and `'use cache'` results, like `revalidateTag(tag, { expire: 0 })`, but also outside
 * a request, and with an end that can be awaited: it resolves once no old page is served. Returns false, and expires
 * nothing, on a host that does not use our page cache.
 */
export async function expireTags(tags: string[]): Promise<boolean> {
  await pageCache.listener?.(tags);
  return pageCache.listener !== undefined;
}
