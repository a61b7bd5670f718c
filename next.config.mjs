import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ACTION_BYTES } from './lib/images/logo-limits.ts';

// Several copies of the site run beside each other, each with a build of its own (scripts/serve).
const distDir = process.env.NEXT_DIST_DIR || '.next/site';

/**
 * Next writes the type folders of its build into the compiler settings that it is given. It is given a file of its
 * own beside the build, so that the tracked tsconfig.json stays as it is.
 */
function ownTsconfig() {
  const file = `${distDir}.tsconfig.json`;
  if (!existsSync(file)) {
    mkdirSync('.next', { recursive: true });
    writeFileSync(file, JSON.stringify({ extends: '../tsconfig.json' }));
  }
  return file;
}

/**
 * The lists of content are told apart by the query (/content?type=guide), which a static page cannot read: each is
 * served from a page of its own. The first page of both kinds, asked for most, is the page of its address, for a rewrite
 * costs an eighth of the requests that a page can answer; the router in the browser, which takes the page of an address for
 * that of the same address with another query, is not asked for it (components/site/shell/soft-links).
 */
const KINDS = '(guide|article)';
const ofKind = [{ type: 'query', key: 'type', value: '(?<kind>guide|article)' }];
const contentLists = {
  rewrites: [
    { source: '/content', has: ofKind, destination: '/content/of/:kind' },
    { source: '/content/page/:page', has: ofKind, destination: '/content/of/:kind/page/:page' },
    { source: '/content/page/:page', destination: '/content/of/all/page/:page' },
  ],
  // The pages behind the rewrites are no second addresses of the lists.
  redirects: [
    // Next takes it for a page of the homepage's file, finds none, and answers 200 with what says that there is none.
    { source: '/index', destination: '/', permanent: true },
    { source: '/content/of/all', destination: '/content', permanent: true },
    { source: '/content/of/all/page/:page', destination: '/content/page/:page', permanent: true },
    { source: `/content/of/:kind${KINDS}`, destination: '/content?type=:kind', permanent: true },
    {
      source: `/content/of/:kind${KINDS}/page/:page`,
      destination: '/content/page/:page?type=:kind',
      permanent: true,
    },
  ],
};

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  cacheHandler: path.resolve('server/next-cache/page-cache.ts'),
  cacheHandlers: { default: path.resolve('server/next-cache/use-cache.ts') },
  // Each page is given one when it is stored, not on every request (server/next-cache/etags).
  generateEtags: false,
  reactStrictMode: true,
  // No page uses Next's picture service, and it answered 500 for an address that is no picture.
  images: { unoptimized: true },
  // `npm run validate` runs the type checker; a second run inside every build would only cost time.
  typescript: { ignoreBuildErrors: true, tsconfigPath: ownTsconfig() },
  experimental: {
    globalNotFound: true,
    authInterrupts: true,
    serverActions: {
      bodySizeLimit: ACTION_BYTES,
      // Behind a proxy that does not hand on the host that the browser asked for.
      allowedOrigins: process.env.SITE_URL ? [new URL(process.env.SITE_URL).host] : [],
    },
  },
  async rewrites() {
    return { beforeFiles: contentLists.rewrites };
  },
  async redirects() {
    return contentLists.redirects;
  },
};

export default nextConfig;
