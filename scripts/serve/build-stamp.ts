import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './configuration.ts';

/** The files and folders that a build depends on. A folder includes all its files, whether committed or not. */
export const BUILD_SOURCES = [
  'app',
  'components',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'lib',
  'public',
  'server',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'supabase/functions',
  'supabase/migrations',
  'tsconfig.json',
];

/** Environment variables whose values are built into pages, in addition to all NEXT_PUBLIC_ variables. */
const BAKED_IN = ['SITE_URL', 'AFFILIATE_SCRIPT_URL', 'CONTACT_EMAIL', 'EVENTS_KEPT_DAYS'];

function filesOf(relative: string): string[] {
  const absolute = path.join(ROOT, relative);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Returns a hash of everything that a build depends on: the source, the configuration and the database's name (`seed`).
 */
export function buildHash(env: NodeJS.ProcessEnv, seed: string): string {
  const hash = createHash('sha256').update(`${seed}\n`);
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') || BAKED_IN.includes(name)) hash.update(`${name}=${env[name]}\n`);
  }
  for (const source of BUILD_SOURCES) {
    const files = path.extname(source)
      ? [source].filter((file) => existsSync(path.join(ROOT, file)))
      : filesOf(source);
    for (const file of files)
      hash
        .update(`${file}\n`)
        .update(readFileSync(path.join(ROOT, file)))
        .update('\n');
  }
  return hash.digest('hex');
}

const stampIn = (distDir: string) => path.join(ROOT, distDir, 'source-stamp');

export function isBuilt(distDir: string, hash: string): boolean {
  const stamp = stampIn(distDir);
  return (
    existsSync(path.join(ROOT, distDir, 'BUILD_ID')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hash
  );
}

/**
 * Marks a build as complete by writing its stamp. An interrupted build has no stamp, because `build` deletes the old
 * stamp first.
 */
export function markBuilt(distDir: string, hash: string): void {
  writeFileSync(stampIn(distDir), hash);
}
