import path from 'node:path';
// The bench copies this folder to one that lies as deep, so that the paths hold there too.
import site from '../../../next.config.mjs';

// Without what belongs to the site's own pages and folders: its headers, its generated tsconfig.
const { headers: _headers, typescript: _typescript, ...sameAsTheSite } = site;
const root = path.resolve(import.meta.dirname, '../../..');

/** @type {import('next').NextConfig} */
export default {
  ...sameAsTheSite,
  distDir: 'build',
  outputFileTracingRoot: root,
  turbopack: { root },
};
