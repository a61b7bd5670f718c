import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { ACTION_BYTES } from './lib/images/logo-limits.ts';

// Several copies of the site can run at once, each with its own build (scripts/serve).
const distDir = process.env.NEXT_DIST_DIR || '.next/site';

/**
 * Next writes the type folders of its build into the tsconfig that it is given. It gets a separate file beside the
 * build, so that the tracked tsconfig.json stays unchanged.
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
 * The lists of content differ by their query (/content?type=guide), which a static page cannot read, so rewrites serve
 * each list from its own page. The list of both kinds is requested most and has no rewrite, because a rewrite costs an
 * eighth of the requests that a page can answer. The browser's router would take the same path with another query for
 * the same page, so links to /content bypass it (components/site/shell/soft-links).
 */
const KINDS = '(guide|article)';
const ofKind = [{ type: 'query', key: 'type', value: '(?<kind>guide|article)' }];
const contentLists = {
  rewrites: [
    { source: '/content', has: ofKind, destination: '/content/of/:kind' },
    { source: '/content/page/:page', has: ofKind, destination: '/content/of/:kind/page/:page' },
    { source: '/content/page/:page', destination: '/content/of/all/page/:page' },
  ],
  // The redirects from the pages behind the rewrites keep one URL for each list.
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
  // No page uses Next's image optimiser, and it answers 500 for a URL that is not a picture.
  images: { unoptimized: true },
  // `npm run validate` runs the type checker; a second run inside every build would only cost time.
  typescript: { ignoreBuildErrors: true, tsconfigPath: ownTsconfig() },
  experimental: {
    globalNotFound: true,
    authInterrupts: true,
    serverActions: {
      bodySizeLimit: ACTION_BYTES,
      // For a proxy that does not forward the host that the browser requested.
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

/** `npm run dev` keeps Next's own caches, which serve edited code. */
const caches = {
  cacheHandler: path.resolve('server/next-cache/page-cache.ts'),
  cacheHandlers: { default: path.resolve('server/next-cache/use-cache.ts') },
};

/** @param {string} phase */
export default function config(phase) {
  return phase === PHASE_DEVELOPMENT_SERVER ? nextConfig : { ...nextConfig, ...caches };
}
