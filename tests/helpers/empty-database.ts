import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../../supabase/embedded/database.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** What an empty database is made of: when one of these changes, so does the name of the copy. */
const INGREDIENTS = [
  'node_modules/@electric-sql/pglite/package.json',
  'supabase/embedded/bootstrap.sql',
  'supabase/embedded/pglite.ts',
  'supabase/embedded/migrations.ts',
];

async function cacheDirectory(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of INGREDIENTS) hash.update(await readFile(path.join(root, file)));
  return path.join(root, 'node_modules/.cache/embedded-database', hash.digest('hex').slice(0, 16));
}

async function make(target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const scratch = await mkdtemp(`${target}-`);
  const db = await openDatabase(scratch);
  await db.close();
  try {
    await rename(scratch, target);
  } catch (error) {
    await rm(scratch, { recursive: true, force: true });
    // Another worker was faster.
    if (!existsSync(target)) throw error;
  }
}

/** Puts a new, empty database into the data directory by copying: making one takes ten times as long. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  const cache = await cacheDirectory();
  if (!existsSync(cache)) await make(cache);
  await cp(path.join(cache, 'pg'), path.join(dataDir, 'pg'), { recursive: true });
}
