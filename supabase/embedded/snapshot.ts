import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from './files.ts';
import type { Tx } from './transaction.ts';

interface Transactional {
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
}

const PREFIX = 'snapshot-';

/**
 * Makes hard links to the uploaded files, because these never change. Copies the files if the disk has no hard links.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  const entries = await readdir(from, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries) {
    // Skips uploads in progress: their temporary names begin with a dot.
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    await link(source, target).catch(() => copyFile(source, target));
  }
}

/**
 * Copies the database and the uploaded files of a data directory into a new folder in the data directory, and returns
 * the folder's path. Nothing may write to the database meanwhile.
 */
export async function copySnapshot(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, `${PREFIX}${randomUUID()}`);
  try {
    await mkdir(folder, { mode: 0o700 });
    const mode = constants.COPYFILE_FICLONE;
    await cp(path.join(dataDir, 'pg'), path.join(folder, 'pg'), { recursive: true, mode });
    await linkFiles(path.join(dataDir, 'storage'), path.join(folder, 'storage'));
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Makes a snapshot of an open database. Requests wait meanwhile, so that the copy contains the data of one moment. */
export function takeSnapshot(db: Transactional, dataDir: string): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.query('checkpoint');
    return copySnapshot(dataDir);
  });
}

/** Removes the snapshots that an interrupted backup has left behind. */
export async function removeSnapshots(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(PREFIX)) await rm(path.join(dataDir, name), { recursive: true, force: true });
  }
}
