import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './configuration.ts';

/** The file in the data directory that contains the latest migration of its database. */
const fileIn = (dataDir: string) => path.join(dataDir, 'migrated');

/** Returns the version of the latest migration of the source. */
export function newestMigration(): string {
  const names = readdirSync(path.join(ROOT, 'supabase/migrations')).filter((name) =>
    /^\d+_.+\.sql$/.test(name),
  );
  return names.sort().at(-1)?.split('_')[0] ?? '0';
}

export function storeMigration(dataDir: string, version: string): void {
  writeFileSync(fileIn(dataDir), `${version}\n`, { mode: 0o600 });
}

/**
 * Returns whether a data directory contains a database that a start would change: one of an older version, or one whose
 * version nobody has stored.
 */
export function needsUpgrade(dataDir: string): boolean {
  if (!existsSync(path.join(dataDir, 'pg'))) return false;
  const file = fileIn(dataDir);
  return !existsSync(file) || BigInt(readFileSync(file, 'utf8').trim() || 0) < BigInt(newestMigration());
}
