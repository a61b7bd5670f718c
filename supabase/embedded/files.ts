import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns whether a system call failed with this error code. `instanceof Error` would be false in tests, whose code has
 * a different `Error` class from Node's own code.
 */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/**
 * Syncs a directory to disk. Without this, a rename in the directory may be lost. Windows cannot open a directory, and
 * needs no sync.
 */
async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a temporary file, syncs it and renames it. A reader sees either the whole old file or the whole new file, even
 * after a crash.
 */
export async function writeFileAtomically(
  file: string,
  data: string | Uint8Array,
  mode = 0o600,
): Promise<void> {
  const directory = path.dirname(file);
  await mkdir(directory, { recursive: true });
  const temporary = path.join(directory, `.${randomUUID()}.tmp`);
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(data);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncDirectory(directory);
}
