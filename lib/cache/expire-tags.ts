import { processState } from './process-state.ts';

type Listener = (tags: string[]) => Promise<void>;

const pageCache = processState<{ listener?: Listener }>('expiry of pages', () => ({}));

/** Registers the function with which the page cache expires tags. `expireTags` calls it. */
export function onExpiry(listener: Listener): void {
  pageCache.listener = listener;
}

/**
 * Expires tags immediately, in stored pages and in `'use cache'` results. Unlike `revalidateTag(tag, { expire: 0 })`,
 * it also works outside a request, and its promise resolves once no old page is served any more. On a host that does
 * not use our page cache, it expires nothing and returns false.
 */
export async function expireTags(tags: string[]): Promise<boolean> {
  await pageCache.listener?.(tags);
  return pageCache.listener !== undefined;
}
