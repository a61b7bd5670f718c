import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { ACTION_BYTES } from './lib/images/logo-rules.ts';

// The folder of the build. Several copies of the site can run at once, each with its own build (scripts/serve).
const distDir = process.env.NEXT_DIST_DIR || '.next/site';

/**
 * Returns the path of a separate tsconfig file for Next, beside the build. Next adds the type folders of a build to the
 * tsconfig that it uses, so without this file it would change the tracked tsconfig.json.
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
 * The lists of guides and of articles have the same path and differ only in their query (/content?type=guide). A static
 * page cannot read the query, so rewrites serve each list from a page with its own path. /content without a query lists
 * guides and articles together. It is requested most and has no rewrite, because a rewrite reduces the requests per
 * second by an eighth. Next's router in the browser treats URLs that differ only in their query as the same page, so
 * links to /content bypass the router (components/site/shell/soft-links).
 */
const KINDS = '(guide|article)';
const ofKind = [{ type: 'query', key: 'type', value: '(?<kind>guide|article)' }];
const contentLists = {
  rewrites: [
    { source: '/content', has: ofKind, destination: '/content/of/:kind' },
    { source: '/content/page/:page', has: ofKind, destination: '/content/of/:kind/page/:page' },
    { source: '/content/page/:page', destination: '/content/of/all/page/:page' },
  ],
  // Redirect requests for the pages behind the rewrites to the URLs that visitors see, so that each list has only one
  // URL.
  redirects: [
    // Redirect /index. Next maps it to the homepage's file, finds no page there, and answers 200 with the text of its
    // 404 page.
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
  // Switch off Next's ETags. Each stored page has an ETag that is computed only once (server/next-cache/etags).
  generateEtags: false,
  reactStrictMode: true,
  // Switch off Next's image optimiser. No page uses it, and it responds with 500 to a URL that is not an image.
  images: { unoptimized: true },
  // Skip type checking in builds, because `npm run validate` checks the types.
  typescript: { ignoreBuildErrors: true, tsconfigPath: ownTsconfig() },
  // Do not log server actions in development. The log would contain their arguments, which may be keys of model
  // providers.
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

/** The site's own cache handlers. `npm run dev` uses Next's caches instead, so that edited code shows at once. */
const caches = {
  cacheHandler: path.resolve('server/next-cache/page-cache.ts'),
  cacheHandlers: { default: path.resolve('server/next-cache/use-cache.ts') },
};

/** @param {string} phase */
export default function config(phase) {
  return phase === PHASE_DEVELOPMENT_SERVER ? nextConfig : { ...nextConfig, ...caches };
}
