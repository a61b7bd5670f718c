import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { ACTION_BYTES } from './lib/images/logo-limits.ts';

// The folder of the build. Several copies of the site can run at once, each with its own build (scripts/serve).
const distDir = process.env.NEXT_DIST_DIR || '.next/site';

/**
 * Returns a tsconfig file for Next, beside the build. Next adds the type folders of a build to the tsconfig that it
 * uses; because of this separate file, the tracked tsconfig.json stays unchanged.
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
 * The lists of guides and of articles have the path /content and differ only in their query (/content?type=guide),
 * which a static page cannot read. Rewrites therefore serve each list from a page with a different path. /content
 * without a query lists guides and articles together and is requested most. This list has no rewrite, because a rewrite
 * reduces the number of requests per second by an eighth. To Next's router in the browser, URLs that differ only in
 * their query are the same page, so links to /content bypass the router (components/site/shell/soft-links).
 */
const KINDS = '(guide|article)';
const ofKind = [{ type: 'query', key: 'type', value: '(?<kind>guide|article)' }];
const contentLists = {
  rewrites: [
    { source: '/content', has: ofKind, destination: '/content/of/:kind' },
    { source: '/content/page/:page', has: ofKind, destination: '/content/of/:kind/page/:page' },
    { source: '/content/page/:page', destination: '/content/of/all/page/:page' },
  ],
  // The pages behind the rewrites redirect to the URLs that visitors see, so that each list has only one URL.
  redirects: [
    // Next maps /index to the homepage's file, finds no page there, and answers 200 with the text of its 404 page.
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
  // Each page gets its ETag when it is stored, not on every request (server/next-cache/etags).
  generateEtags: false,
  reactStrictMode: true,
  // No page uses Next's image optimiser, which responds with 500 to a URL that is not a picture.
  images: { unoptimized: true },
  // `npm run validate` runs the type checker; a second run inside every build would only cost time.
  typescript: { ignoreBuildErrors: true, tsconfigPath: ownTsconfig() },
  // In development, Next would log the arguments of server actions, which may be keys of model providers.
  logging: { serverFunctions: false },
  experimental: {
    globalNotFound: true,
    authInterrupts: true,
    serverActions: {
      bodySizeLimit: ACTION_BYTES,
      // Server actions must also work behind a proxy that does not forward the requested host.
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

/**
 * The cache handlers of our server. `npm run dev` uses Next's own caches instead, so that edited code shows at once.
 */
const caches = {
  cacheHandler: path.resolve('server/next-cache/page-cache.ts'),
  cacheHandlers: { default: path.resolve('server/next-cache/use-cache.ts') },
};

/** @param {string} phase */
export default function config(phase) {
  return phase === PHASE_DEVELOPMENT_SERVER ? nextConfig : { ...nextConfig, ...caches };
}
