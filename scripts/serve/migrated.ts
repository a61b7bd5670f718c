import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './configuration.ts';

/** Returns the path of the file that contains the version of the database's latest migration. */
const fileIn = (dataDir: string) => path.join(dataDir, 'migrated');

/** Returns the version of the latest migration in supabase/migrations. */
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
 * Returns whether the next start would migrate an existing database in a data directory. It would if the stored version
 * is older than the newest migration, or if no version is stored. Returns false if there is no database.
 */
export function needsUpgrade(dataDir: string): boolean {
  if (!existsSync(path.join(dataDir, 'pg'))) return false;
  const file = fileIn(dataDir);
  return !existsSync(file) || BigInt(readFileSync(file, 'utf8').trim() || 0) < BigInt(newestMigration());
}
