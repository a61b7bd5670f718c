import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where Next looks for a cache of pages when next.config.mjs names none (server/lib/incremental-cache). */
const HANDLERS = Symbol.for('@next/cache-handlers');

/**
 * Has Next keep its pages in lib/page-cache. Not by `cacheHandler` in next.config.mjs: Next imports what that names twice
 * on every request, which costs a twentieth of the requests that it can answer. The file is loaded as it is, because a
 * bundle has Next's own modules once more.
 */
export async function installPageCache(): Promise<void> {
  const { href } = pathToFileURL(path.resolve('lib/page-cache.ts'));
  const loaded = (await import(/* turbopackIgnore: true */ href)) as typeof import('./page-cache');
  Object.assign(globalThis, { [HANDLERS]: { FetchCache: loaded.default } });
}
