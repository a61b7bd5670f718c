import { chmod, lstat, mkdir, readdir, statfs } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './files.ts';

const MB = 1024 * 1024;
/**
 * The free disk space that a start needs: a new database takes 40 MB, and Postgres writes its log in files of 16 MB.
 */
const LEAST_FREE_MB = 64;

/**
 * Returns an error message if the disk of the directory has too little free space or accepts no more files, otherwise
 * null.
 */
async function whatIsFull(directory: string): Promise<string | null> {
  const { bavail, bsize, files, ffree } = await statfs(directory);
  const freeMb = Math.floor((bavail * bsize) / MB);
  const disk = `The disk that holds the data directory ${directory}`;
  if (freeMb < LEAST_FREE_MB) {
    return `${disk} is full: ${freeMb} MB are free, the database needs ${LEAST_FREE_MB} MB. Free some space, or set DATA_DIR`;
  }
  // File systems that create inodes on demand report 0 free inodes of 0. Such a file system is not full, so check
  // `files` too.
  if (files > 0 && ffree === 0)
    return `${disk} is full: it takes no more files. Remove some, or set DATA_DIR`;
  return null;
}

/**
 * Checks that the disk has space, because the database's own error would be unclear. @throws an error that names the
 * full disk
 */
export async function assertSpace(directory: string): Promise<void> {
  const full = await whatIsFull(directory);
  if (full) throw new Error(full);
}

const OTHERS = 0o077;

async function closeToOthers(file: string): Promise<void> {
  try {
    const { mode } = await lstat(file);
    if ((mode & OTHERS) !== 0) await chmod(file, mode & 0o700);
  } catch (error) {
    // Ignore a file that was deleted in the meantime (ENOENT) or that belongs to another user (EPERM).
    if (!hasCode(error, 'ENOENT') && !hasCode(error, 'EPERM')) throw error;
  }
}

/**
 * Creates the directory if it is missing. Returns whether the directory belongs to this server: whether it is new,
 * empty, or contains a database or keys.
 */
export async function ensureDirectory(directory: string): Promise<boolean> {
  const made = await mkdir(directory, { recursive: true });
  if (made !== undefined) return true;
  const entries = await readdir(directory);
  return entries.length === 0 || entries.includes('pg') || entries.includes('keys.json');
}

/**
 * Removes the rights of group and others on the directory and its contents. PGlite creates a new database's files with
 * mode 0666, regardless of the umask, although they contain password hashes.
 */
export async function makePrivate(directory: string): Promise<void> {
  await closeToOthers(directory);
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isSymbolicLink()) await closeToOthers(path.join(entry.parentPath, entry.name));
  }
}
