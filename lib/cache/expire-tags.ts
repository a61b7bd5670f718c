type Listener = (tags: string[]) => Promise<void>;

/** The cache of pages is not in Next's bundle (server/next-cache), so its listener stands where both find it. */
const KEY = Symbol.for('expiry of pages');
const shared = globalThis as typeof globalThis & { [KEY]?: Listener };

/** Registers the page cache's listener for `expireTags`. */
export function onExpiry(listener: Listener): void {
  shared[KEY] = listener;
}

/**
 * Expires tags at once, of pages and of `'use cache'` answers, as `revalidateTag(tag, { expire: 0 })` does. Next allows that
 * within a request only; this is for changes that come with time. Ends when no old page is served any more.
 */
export async function expireTags(tags: string[]): Promise<void> {
  await shared[KEY]?.(tags);
}
