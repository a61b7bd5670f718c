import path from 'node:path';
// The bench copies this folder to another of the same depth, where this relative path is right too.
import site from '../../../next.config.mjs';

// Leaves out the site's headers, redirects, rewrites and generated tsconfig, and lets Next make the ETags, which the site
// makes itself (server/next-cache/etags).
const {
  headers: _headers,
  redirects: _redirects,
  rewrites: _rewrites,
  typescript: _typescript,
  generateEtags: _generateEtags,
  ...sameAsTheSite
} = site;
const root = path.resolve(import.meta.dirname, '../../..');

/** @type {import('next').NextConfig} */
export default {
  ...sameAsTheSite,
  distDir: 'build',
  outputFileTracingRoot: root,
  turbopack: { root },
};
