import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { POSTGRES_VERSION } from '../../supabase/embedded/pglite.ts';
import { assertSpace } from '../../supabase/embedded/private-directory.ts';
import { finishRestore, restoreReadyIn } from '../../supabase/embedded/restored.ts';
import { newestMigration, storeMigration } from '../serve/migrated.ts';
import { StartupError } from '../serve/startup-error.ts';
import { inspectDatabase } from './embedded-database.ts';
import { SETTINGS } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { unpackFolder } from './packed-files.ts';
import type { Secrets } from './sealed-secrets.ts';
import { envFile } from './settings.ts';

export interface Restore {
  backup: string;
  manifest: Manifest;
  secrets: Secrets | null;
  /** Whether the restore may replace data that already exists at the target. */
  mayReplace: boolean;
}

/** Returns the backup's settings and secret variables as the text of a .env file. */
export async function restoredSettings({ backup, secrets }: Restore): Promise<string> {
  return (await readFile(path.join(backup, SETTINGS), 'utf8')) + envFile(secrets?.environment ?? {});
}

function assertRestorable({ migration, postgres }: Manifest): void {
  if (postgres !== POSTGRES_VERSION) {
    throw new StartupError(
      `The backup is of PostgreSQL ${postgres}, and this version of the site includes PostgreSQL ${POSTGRES_VERSION}: restore it with the version that made it.`,
    );
  }
  if (BigInt(migration) > BigInt(newestMigration())) {
    throw new StartupError(
      `The backup was made after the migration ${migration}, which this version of the site does not have: restore it with the version that made it.`,
    );
  }
}

/**
 * Unpacks a backup into a folder, opens its database and compares it with the manifest. Then adds the secrets and the
 * settings.
 */
async function unpack(restore: Restore, folder: string): Promise<void> {
  const { backup, manifest, secrets } = restore;
  await mkdir(folder, { mode: 0o700 });
  for (const name of ['pg', 'storage']) await unpackFolder(backup, name, folder, manifest);
  const { migration, rows } = await inspectDatabase(folder);
  if (migration !== manifest.migration || !isDeepStrictEqual(rows, manifest.rows))
    throw new StartupError(
      `The backup ${backup} does not contain the rows that it lists. Nothing was changed.`,
    );
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text, { mode: 0o600 });
  for (const [name, text] of Object.entries(secrets?.files ?? {})) await write(name, text);
  await write('restored.env', await restoredSettings(restore));
  // The site builds its pages again if the id in the file `seeded` has changed since the last start, so write a new id.
  if (manifest.isSeeded) await write('seeded', randomUUID());
  storeMigration(folder, migration);
}

/**
 * Restores a whole backup into a data directory, or changes nothing. Unpacks and checks everything in a separate
 * folder, then renames this folder to put the data in place. Returns the folder that contains the replaced data; null
 * if there was none.
 */
export async function restoreEmbedded(restore: Restore, dataDir: string): Promise<string | null> {
  assertRestorable(restore.manifest);
  await mkdir(path.join(dataDir, 'run'), { recursive: true, mode: 0o700 });
  const inUse = () => {
    throw new StartupError(`The data directory ${dataDir} is in use: stop the site first.`);
  };
  const releaseRun = await lockDirectory(path.join(dataDir, 'run')).catch(inUse);
  const release = await lockDirectory(dataDir).catch(inUse);
  try {
    await finishRestore(dataDir);
    if (existsSync(path.join(dataDir, 'pg')) && !restore.mayReplace) {
      throw new StartupError(
        `The data directory ${dataDir} already contains a database: set DATA_DIR to another folder, or replace it with --replace.`,
      );
    }
    await assertSpace(dataDir).catch((error: Error) => {
      throw new StartupError(`${error.message}.`);
    });
    const unfinished = path.join(dataDir, 'restore.unfinished');
    await rm(unfinished, { recursive: true, force: true });
    try {
      await unpack(restore, unfinished);
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    await rename(unfinished, restoreReadyIn(dataDir));
    return await finishRestore(dataDir);
  } finally {
    await release();
    await releaseRun();
  }
}
