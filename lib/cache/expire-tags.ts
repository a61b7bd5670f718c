type Listener = (tags: string[]) => Promise<void>;

/** The page cache (server/next-cache) is outside Next's bundle, so its listener is on `globalThis`, where both find it. */
const KEY = Symbol.for('expiry of pages');
const shared = globalThis as typeof globalThis & { [KEY]?: Listener };

/** Registers the page cache's listener for `expireTags`. */
export function onExpiry(listener: Listener): void {
  shared[KEY] = listener;
}

/**
 * Expires tags immediately for pages and `'use cache'` results, like `revalidateTag(tag, { expire: 0 })`. Next allows that
 * call within a request only; this one is for changes that time brings. Resolves once no old page is served.
 */
export async function expireTags(tags: string[]): Promise<void> {
  await shared[KEY]?.(tags);
}
