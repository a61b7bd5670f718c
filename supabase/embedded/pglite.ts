import { access, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import v8 from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { pgmq } from '@electric-sql/pglite-pgmq';
import { isMissing } from './files.ts';

// Stops V8 from freeing WebAssembly code that it has replaced by faster code. When V8 frees such code, it sometimes
// ends the process with 'Check failed: jit_page_->allocations_.erase(addr) == 1', a bug in V8
// (https://github.com/nodejs/node/issues/64500). The process keeps about 1 MB of replaced code for each garbage
// collection that V8 no longer makes.
v8.setFlagsFromString('--no-wasm-code-gc');

const extensions = { pg_trgm, pgcrypto, pgmq, unaccent };

/**
 * Postgres keeps tables and indexes in this much memory. With its usual 128 MB, the process took up to 521 MB during an
 * import of 100,000 rows, and at most 512 MB are allowed (docs/scale.md#imports).
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=112MB'];

async function open(dataDir: string, loadDataDir?: Blob): Promise<PGlite> {
  return PGlite.create({ dataDir, extensions, relaxedDurability: false, loadDataDir, startParams });
}

async function bootstrap(pg: PGlite): Promise<void> {
  const sql = await readFile(new URL('./bootstrap.sql', import.meta.url), 'utf8');
  await pg.transaction((tx) => tx.exec(sql));
}

async function exists(file: string): Promise<boolean> {
  try {
    await access(file);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** The major version of the PostgreSQL that PGlite includes. */
export const POSTGRES_VERSION = '18';

/**
 * Checks the version of the database in the data directory. @throws an error if this PGlite cannot open the database
 */
export async function assertPostgresVersion(dataDir: string): Promise<void> {
  const version = await readFile(path.join(dataDir, 'pg/PG_VERSION'), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return POSTGRES_VERSION;
    throw error;
  });
  if (version.trim() === POSTGRES_VERSION) return;
  throw new Error(
    `The data directory ${dataDir} was made by PostgreSQL ${version.trim()}, and this version of the site includes PostgreSQL ${POSTGRES_VERSION}. ` +
      'Start it with the version of the site that made it, export the whole site under Data migration, and import the file into a new DATA_DIR',
  );
}

/** Opens a database in memory: a copy of the dump if `dump` is given, otherwise an empty database. */
export async function openInMemory(dump?: Blob): Promise<PGlite> {
  const pg = await open('memory://', dump);
  if (!dump) await bootstrap(pg);
  return pg;
}

/**
 * Opens the database in `<dataDir>/pg`. Creates a new database under a temporary name first, so that a killed process
 * never leaves half a database.
 */
export async function openOnDisk(dataDir: string): Promise<PGlite> {
  const directory = path.join(dataDir, 'pg');
  if (!(await exists(directory))) {
    const unfinished = path.join(dataDir, 'pg.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished);
    const pg = await open(unfinished);
    await bootstrap(pg);
    await pg.close();
    await rename(unfinished, directory);
  }
  await assertPostgresVersion(dataDir);
  return open(directory);
}
