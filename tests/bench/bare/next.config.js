import path from 'node:path';
// The bench copies this folder to one that lies as deep, so that the paths hold there too.
import site from '../../../next.config.mjs';

// Without what is the site's own: its headers, redirects and rewrites, its generated tsconfig, and its way of making
// ETags (server/next-cache/page-cache), for which the bare app has Next's.
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
