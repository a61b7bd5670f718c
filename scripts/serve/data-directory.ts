import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** Makes each folder in turn, because mkdir with `recursive` never returns in a folder that takes no new ones (/proc). */
function makeDirectory(directory: string, mode?: number): void {
  if (existsSync(directory)) return;
  makeDirectory(path.dirname(directory));
  mkdirSync(directory, { mode });
}

/** Writes a file to check the directory, because permissions, read-only mounts and full disks can all prevent writing. */
function assertWritable(directory: string, what: string, mode?: number): void {
  const probe = path.join(directory, `.probe-${process.pid}`);
  try {
    makeDirectory(directory, mode);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartupError(`${what} ${directory} cannot be written to (${errorCode(error)}).`);
  }
}

/**
 * Makes the data directory and locks it for this process. The embedded database has its own lock; this one also covers
 * a site with a hosted database, and reports a second copy before the check of the ports does.
 */
export async function openDataDirectory(dataDir: string, buildDir: string): Promise<void> {
  // Only readable by this user: the directory contains keys, mails and password hashes.
  assertWritable(dataDir, 'The data directory', 0o700);
  assertWritable(path.dirname(buildDir), 'The folder for builds');
  const run = path.join(dataDir, 'run');
  makeDirectory(run);
  await lockDirectory(run).catch(() => {
    throw new StartupError(
      `The data directory ${dataDir} is in use by another copy: stop it, or set DATA_DIR.`,
    );
  });
}

/** Returns the secret that lets webhooks and schedules refresh pages: random, and stored in the data directory. */
export function revalidateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'revalidate-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** Returns the secret key of the embedded Supabase in this data directory. */
export function embeddedSecretKey(dataDir: string): string {
  const file = path.join(dataDir, 'keys.json');
  if (!existsSync(file))
    throw new StartupError(`There is no database in ${dataDir} yet: run npm start first.`);
  const keys = JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string };
  return keys.secretKey;
}
