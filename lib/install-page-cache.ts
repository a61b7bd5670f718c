import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where Next looks for a cache of pages when next.config.mjs names none (server/lib/incremental-cache). */
const HANDLERS = Symbol.for('@next/cache-handlers');

/**
 * Has Next keep its pages in lib/page-cache, and render them by lib/clean-renders. Not by `cacheHandler` in
 * next.config.mjs: Next imports what that names twice on every request, which costs a twentieth of the requests that it
 * can answer. The files are loaded as they are, because a bundle has Next's own modules once more.
 */
export async function installPageCache(): Promise<void> {
  const { default: FetchCache } = await load<typeof import('./page-cache')>('lib/page-cache.ts');
  Object.assign(globalThis, { [HANDLERS]: { FetchCache } });
  if (process.env.NODE_ENV !== 'production') return;
  const { default: renderCleanly } = await load<typeof import('./clean-renders')>('lib/clean-renders.ts');
  renderCleanly();
}

async function load<T>(file: string): Promise<T> {
  const { href } = pathToFileURL(path.resolve(/* turbopackIgnore: true */ file));
  return (await import(/* turbopackIgnore: true */ href)) as T;
}
