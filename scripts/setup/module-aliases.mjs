/**
 * Lets Node run the project's TypeScript without a bundler: this file is preloaded (`node --import`) and resolves
 * imports as the bundler does. '@/lib/x' means a path from the root of the project, and extensions may be left out.
 */
import { existsSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname, '../..');
const own = pathToFileURL(`${root}${path.sep}`).href;
const outside = new URL('./next-cache-outside.mjs', import.meta.url).href;
const PAGE_CACHE = new URL('../../server/next-cache/page-cache.ts', import.meta.url).href;
const EXTENSIONS = ['', '.ts', '.tsx', '/index.ts'];

/** Returns the path of the project's file that an import means; undefined if the import does not mean such a file. */
function resolveOwn(specifier, parentURL) {
  const isAlias = specifier.startsWith('@/');
  if (!isAlias && !specifier.startsWith('.')) return undefined;
  const base = isAlias
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(fileURLToPath(parentURL)), specifier);
  return EXTENSIONS.map((extension) => base + extension).find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
}

/** Returns whether a module is one of the project's own source files. Their imports may lack an extension. */
const isSource = (url) => url?.startsWith(own) && !/\/(?:node_modules|\.next)\//.test(url);

registerHooks({
  resolve(specifier, context, next) {
    // Next imports the page cache by its URL for every request. Skip Node's own resolver, because it would look for the
    // file on disk every time.
    if (specifier === PAGE_CACHE) return { url: specifier, shortCircuit: true };
    if (!isSource(context.parentURL)) return next(specifier, context);
    // The package 'server-only' has an effect only in a bundler, where it keeps server modules out of the browser's
    // bundle.
    if (specifier === 'server-only') return { url: 'data:text/javascript,', shortCircuit: true };
    if (specifier === 'next/cache') return { url: outside, shortCircuit: true };
    // Next's package.json has no `exports`, so Node needs the file's extension, which bundlers add themselves.
    if (/^next\/[a-z]+$/.test(specifier)) return next(`${specifier}.js`, context);
    const file = resolveOwn(specifier, context.parentURL);
    return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(specifier, context);
  },
});
