import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../supabase/embedded/database.ts';
import { runMigrations, SEARCH_PATH } from '../../supabase/embedded/migrations.ts';
import { openInMemory } from '../../supabase/embedded/pglite.ts';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * The files that determine what an empty database contains. Their hash is part of the cached database's name, so a
 * change of a file makes a new database.
 */
const INGREDIENTS = [
  'node_modules/@electric-sql/pglite/package.json',
  'supabase/embedded/bootstrap.sql',
  'supabase/embedded/pglite.ts',
  'supabase/embedded/migrations.ts',
];

const MIGRATIONS = path.join(root, 'supabase/migrations');

async function cached(files: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(path.join(root, file)));
  return path.join(root, 'node_modules/.cache/embedded-database', hash.digest('hex').slice(0, 16));
}

/**
 * Creates the folder `target` if it is missing. `make` fills a temporary folder, which is then renamed, so that no
 * other test worker finds an incomplete folder.
 */
export async function ensure(target: string, make: (scratch: string) => Promise<void>): Promise<void> {
  if (existsSync(target)) return;
  await mkdir(path.dirname(target), { recursive: true });
  const scratch = await mkdtemp(`${target}-`);
  try {
    await make(scratch);
    await rename(scratch, target);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    // If the folder exists now, another test worker has created it in the meantime, so the error does not matter.
    if (!existsSync(target)) throw error;
  }
}

/**
 * Copies a cached database into the data directory. The database is empty, or has the repository's migrations but not
 * the built-in data. Creating a new database would take ten times as long.
 */
export async function copyDatabase(dataDir: string, contents: 'empty' | 'migrated'): Promise<void> {
  const migrations = contents === 'migrated' ? MIGRATIONS : undefined;
  const cache = await cached([...INGREDIENTS, ...(migrations ? await migrationFiles() : [])]);
  const copy = path.join(cache, 'on-disk');
  await ensure(copy, async (scratch) => {
    const db = await openDatabase(scratch, { migrations });
    await db.close();
  });
  await cp(path.join(copy, 'pg'), path.join(dataDir, 'pg'), { recursive: true });
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).sort().map((name) => `supabase/migrations/${name}`);
}

/**
 * Returns the dump of a database with the repository's migrations. Loading the dump takes a fifth of the time of
 * running the migrations.
 */
export async function migratedDatabase(): Promise<Blob> {
  const cache = await cached([...INGREDIENTS, ...(await migrationFiles())]);
  const copy = path.join(cache, 'in-memory');
  await ensure(copy, async (scratch) => {
    const pg = await openInMemory();
    await pg.exec(SEARCH_PATH);
    await runMigrations(pg, MIGRATIONS);
    const dump = await pg.dumpDataDir('none');
    await pg.close();
    await writeFile(path.join(scratch, 'dump.tar'), Buffer.from(await dump.arrayBuffer()));
  });
  return new Blob([await readFile(path.join(copy, 'dump.tar'))]);
}
