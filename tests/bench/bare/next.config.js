import path from 'node:path';
// The benchmark copies this folder to another folder at the same depth, so the relative path also works in the copy.
import site from '../../../next.config.mjs';

// Leaves out the site's headers, redirects, rewrites and generated tsconfig. Next generates the ETags here. For the
// site itself, server/next-cache/etags does.
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
