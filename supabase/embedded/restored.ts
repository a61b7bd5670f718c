import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, isMissing } from './files.ts';

/**
 * The folder for the restored backup, inside the data directory. The folder exists only once the backup is complete
 * and checked.
 */
const READY = 'restore.ready';

export const restoreReadyIn = (dataDir: string) => path.join(dataDir, READY);

async function renameIfExists(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Replaces the current data with a restored backup. Returns the folder with the replaced data; null if nothing was
 * replaced. `npm run restore` calls this function. Each start calls it too, in case an earlier call was interrupted:
 * the folder with the restored backup then contains only the entries that have not been moved yet.
 */
export async function finishRestore(dataDir: string): Promise<string | null> {
  const ready = restoreReadyIn(dataDir);
  const entries = await readdir(ready).catch((error: unknown) => {
    if (isMissing(error) || hasCode(error, 'ENOTDIR')) return null;
    throw error;
  });
  if (!entries) return null;
  const replaced = path.join(dataDir, `replaced-${new Date().toISOString().replaceAll(':', '-')}`);
  await mkdir(replaced, { mode: 0o700 });
  let hasReplaced = false;
  for (const entry of entries) {
    if (await renameIfExists(path.join(dataDir, entry), path.join(replaced, entry))) hasReplaced = true;
    await rename(path.join(ready, entry), path.join(dataDir, entry));
  }
  await rm(ready, { recursive: true });
  if (hasReplaced) return replaced;
  await rm(replaced, { recursive: true });
  return null;
}
