import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { assertPostgresVersion, POSTGRES_VERSION } from '../../supabase/embedded/pglite.ts';
import { finishRestore } from '../../supabase/embedded/restored.ts';
import { copySnapshot } from '../../supabase/embedded/snapshot.ts';
import { localUrl } from '../serve/configuration.ts';
import type { Configuration } from '../serve/configuration.ts';
import { embeddedSecretKey } from '../serve/data-directory.ts';
import { StartupError } from '../serve/startup-error.ts';
import { writeBackup } from './backup-folder.ts';
import { inspectDatabase } from './embedded-database.ts';
import { packSettings } from './extras.ts';
import type { Target } from './options.ts';
import { packFolder } from './packed-files.ts';

const answerSchema = z.object({ folder: z.string().regex(/^snapshot-[\w-]+$/) });

/** Asks the running embedded Supabase for a snapshot of its data directory. */
async function requestSnapshot({ environment, dataDir }: Configuration): Promise<string> {
  const { NEXT_PUBLIC_SUPABASE_URL, HOST, SUPABASE_PORT } = environment;
  const url = NEXT_PUBLIC_SUPABASE_URL ?? localUrl(HOST, SUPABASE_PORT);
  const headers = { apikey: embeddedSecretKey(dataDir) };
  const response = await fetch(`${url}/backup/v1/snapshot`, { method: 'POST', headers }).catch(() => null);
  if (!response)
    throw new StartupError(`The data directory ${dataDir} is in use, but nothing answers at ${url}.`);
  if (!response.ok)
    throw new StartupError(`${url} could not create a snapshot of ${dataDir} (status ${response.status}).`);
  return path.join(dataDir, answerSchema.parse(await response.json()).folder);
}

interface Snapshot {
  folder: string;
  remove(): Promise<void>;
}

/**
 * Takes a snapshot of the data directory. If a process uses the directory, requests the snapshot from it; otherwise
 * copies the files.
 */
async function takeSnapshot(configuration: Configuration): Promise<Snapshot> {
  const { dataDir, embedded } = configuration;
  const release = await lockDirectory(dataDir).catch(() => null);
  if (release && !embedded) {
    await release();
    throw new StartupError(
      'To back up a hosted project, set DATABASE_URL to the connection string of its database.',
    );
  }
  try {
    if (release) await finishRestore(dataDir);
    const folder = release ? await copySnapshot(dataDir) : await requestSnapshot(configuration);
    return {
      folder,
      async remove() {
        await rm(folder, { recursive: true, force: true });
        await release?.();
      },
    };
  } catch (error) {
    await release?.();
    throw error;
  }
}

/**
 * Backs up a data directory of the embedded Supabase. The embedded Supabase may be running. Returns the backup's
 * folder.
 */
export async function backUpEmbedded({ configuration, backupDir, passphrase }: Target): Promise<string> {
  const { dataDir } = configuration;
  if (!existsSync(path.join(dataDir, 'pg')) && !existsSync(path.join(dataDir, 'restore.ready')))
    throw new StartupError(
      configuration.embedded
        ? `There is no database in ${dataDir} yet: run npm start first.`
        : 'To back up a hosted project, set DATABASE_URL to the connection string of its database.',
    );
  await assertPostgresVersion(dataDir).catch((error: Error) => {
    throw new StartupError(`${error.message}.`);
  });
  return writeBackup(backupDir, new Date(), async (unfinished) => {
    const snapshot = await takeSnapshot(configuration);
    try {
      const found = await inspectDatabase(snapshot.folder);
      const contents = { files: {}, folders: [] };
      for (const name of ['pg', 'storage'])
        await packFolder(path.join(snapshot.folder, name), unfinished, name, contents);
      await packSettings(unfinished, contents.files, { env: process.env, dataDir, passphrase });
      const isSeeded = existsSync(path.join(dataDir, 'seeded'));
      return { kind: 'embedded', postgres: POSTGRES_VERSION, isSeeded, ...found, ...contents };
    } finally {
      await snapshot.remove();
    }
  });
}
