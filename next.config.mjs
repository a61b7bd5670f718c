import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

// Several copies of the site run beside each other, each with a build of its own (scripts/serve).
const distDir = process.env.NEXT_DIST_DIR ?? '.next/site';

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

/** The lists of one kind of content have a query in their address, and static pages behind it. */
const hasContentType = [{ type: 'query', key: 'type', value: '(?<type>guide|article)' }];

/** @type {import('next').NextConfig} */
const nextConfig = {
  distDir,
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run validate` runs the type checker; a second run inside every build would only cost time.
  typescript: { ignoreBuildErrors: true, tsconfigPath: ownTsconfig() },
  experimental: { inlineCss: true },
  async rewrites() {
    return {
      // Before files, because /content is a page of its own.
      beforeFiles: [
        { source: '/content', has: hasContentType, destination: '/content/type/:type' },
        { source: '/content/page/:page', has: hasContentType, destination: '/content/type/:type/page/:page' },
      ],
    };
  },
  async redirects() {
    return [
      // The pages behind the rewrites are no second address of the lists.
      { source: '/content/type/:type(guide|article)', destination: '/content?type=:type', permanent: true },
      {
        source: '/content/type/:type(guide|article)/page/:page',
        destination: '/content/page/:page?type=:type',
        permanent: true,
      },
    ];
  },
  async headers() {
    return [
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
          {
            key: 'Permissions-Policy',
            value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
          },
        ],
      },
    ];
  },
};

export default nextConfig;
