import { processState } from './process-state.ts';

type Listener = (tags: string[]) => Promise<void>;

const pageCache = processState<{ listener?: Listener }>('expiry of pages', () => ({}));

/** Registers the function with which the page cache expires tags. `expireTags` calls this function. */
export function onExpiry(listener: Listener): void {
  pageCache.listener = listener;
}

/**
 * Expires tags immediately, in cached pages and in `'use cache'` results. The promise resolves when the renders in
 * flight have ended, or after the maximum wait (server/next-cache/renders-in-flight.ts). Unlike
 * `revalidateTag(tag, { expire: 0 })`, this function also works outside a request. On a host that does not use our page
 * cache, it expires nothing and returns false.
 */
export async function expireTags(tags: string[]): Promise<boolean> {
  await pageCache.listener?.(tags);
  return pageCache.listener !== undefined;
}
