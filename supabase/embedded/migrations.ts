import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from './transaction.ts';

interface MigrationTarget extends Tx {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

/** The search path that roles have on a hosted project. A migration may change it, so it is reset after each one. */
export const SEARCH_PATH = `set search_path to "$user", public, extensions`;

/**
 * Runs the migrations in `folder` whose version is not recorded yet: in alphabetical order, each in its own
 * transaction. Returns the names of their files.
 */
export async function runMigrations(db: MigrationTarget, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d+_.+\.sql$/.test(name)).sort();
  const applied = await db.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const known = new Set(applied.rows.map((row) => row.version));
  const ran: string[] = [];
  for (const file of files) {
    const version = file.slice(0, file.indexOf('_'));
    if (known.has(version)) continue;
    const sql = await readFile(path.join(folder, file), 'utf8');
    try {
      await db.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
          [version, file.slice(version.length + 1, -'.sql'.length), [sql]],
        );
      });
    } catch (error) {
      throw new Error(`Migration ${file}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
    await db.exec(SEARCH_PATH);
    known.add(version);
    ran.push(file);
  }
  return ran;
}
