import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { errorCode, StartupError } from '../serve/startup-error.ts';
import { backupsToDelete } from './ages.ts';
import { FORMAT, MANIFEST, MANIFEST_SUM, manifestSchema, nameOf, timeOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { sumOf } from './packed-files.ts';

const UNFINISHED = '.unfinished-';

export type Contents = Omit<Manifest, 'format' | 'takenAt'>;

/**
 * Creates the folder for backups if it is missing, and locks it. Returns a function that unlocks it.
 * @throws {StartupError} if another backup is running or the folder cannot be written to
 */
async function openFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartupError(
      `The backup folder ${folder} could not be created (${errorCode(error)}): set BACKUP_DIR.`,
    );
  }
  return lockDirectory(folder).catch(() => {
    throw new StartupError(`Another backup into ${folder} is running.`);
  });
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => timeOf(name)).sort();
}

/**
 * Writes a backup into a temporary folder, then renames the folder, so that an incomplete backup never has a backup's
 * name. `fill` writes the files and returns their description. After the rename, deletes old backups, and returns the
 * new backup's folder.
 */
export async function writeBackup(
  folder: string,
  takenAt: Date,
  fill: (unfinished: string) => Promise<Contents>,
): Promise<string> {
  const unlock = await openFolder(folder);
  try {
    for (const name of await readdir(folder))
      if (name.startsWith(UNFINISHED)) await rm(path.join(folder, name), { recursive: true, force: true });
    const unfinished = path.join(folder, `${UNFINISHED}${nameOf(takenAt)}`);
    await mkdir(unfinished, { mode: 0o700 });
    try {
      const contents = await fill(unfinished);
      const manifest: Manifest = { format: FORMAT, takenAt: takenAt.toISOString(), ...contents };
      const file = path.join(unfinished, MANIFEST);
      await writeFile(file, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 });
      await writeFile(path.join(unfinished, MANIFEST_SUM), `${(await sumOf(file)).sha256}\n`, {
        mode: 0o600,
      });
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
    const finished = path.join(folder, nameOf(takenAt));
    await rename(unfinished, finished);
    await deleteOld(folder, takenAt);
    return finished;
  } finally {
    await unlock();
  }
}

async function deleteOld(folder: string, now: Date): Promise<void> {
  const times = (await namesIn(folder)).flatMap((name) => timeOf(name) ?? []);
  for (const time of backupsToDelete(times, now))
    await rm(path.join(folder, nameOf(time)), { recursive: true, force: true });
}

/** Returns the folder of the latest backup. */
export async function latestBackup(folder: string): Promise<string> {
  const names = await namesIn(folder).catch(() => []);
  const latest = names.at(-1);
  if (!latest) throw new StartupError(`There is no backup in ${folder}.`);
  return path.join(folder, latest);
}

const damaged = (backup: string, why: string) =>
  new StartupError(`The backup ${backup} is damaged: ${why}. Nothing was changed.`);

async function readManifest(backup: string): Promise<Manifest> {
  const file = path.join(backup, MANIFEST);
  const sum = await readFile(path.join(backup, MANIFEST_SUM), 'utf8').catch(() => {
    throw new StartupError(`${backup} is not a backup: it has no ${MANIFEST_SUM}.`);
  });
  const found = await sumOf(file).catch(() => null);
  if (found?.sha256 !== sum.trim()) throw damaged(backup, `${MANIFEST} does not match its checksum`);
  const value: unknown = JSON.parse(await readFile(file, 'utf8'));
  const { format } = z.object({ format: z.number() }).parse(value);
  if (format !== FORMAT) {
    throw new StartupError(
      `The backup ${backup} has format ${format}, and this version of the site restores format ${FORMAT}: restore it with the version that made it.`,
    );
  }
  const { success, data, error } = manifestSchema.safeParse(value);
  if (!success) {
    const [issue] = error.issues;
    throw damaged(backup, `${issue?.path.join('.')} in ${MANIFEST} is wrong: ${issue?.message}`);
  }
  return data;
}

/**
 * Reads a backup's manifest, and compares every file of the backup with it. Changes nothing.
 * @throws {StartupError} if the backup is damaged, or has another format
 */
export async function checkBackup(backup: string): Promise<Manifest> {
  const manifest = await readManifest(backup);
  const found = (await readdir(backup, { recursive: true, withFileTypes: true }))
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(backup, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const extra = found.find((name) => !(name in manifest.files) && ![MANIFEST, MANIFEST_SUM].includes(name));
  if (extra) throw damaged(backup, `${extra} is not in the manifest`);
  for (const [name, { sha256, bytes }] of Object.entries(manifest.files)) {
    const sum = await sumOf(path.join(backup, name)).catch(() => null);
    if (!sum) throw damaged(backup, `${name} is missing`);
    if (sum.sha256 !== sha256 || sum.bytes !== bytes)
      throw damaged(backup, `${name} does not match its checksum`);
  }
  return manifest;
}
