import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** Folder by folder: `recursive` never returns where a folder exists but takes no new one (/proc). */
function makeDirectory(directory: string, mode?: number): void {
  if (existsSync(directory)) return;
  makeDirectory(path.dirname(directory));
  mkdirSync(directory, { mode });
}

/** Checks that `directory` can be written to, by writing: permissions, read-only mounts and full disks all count. */
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
 * Makes the data directory and holds it for this process. The embedded database has a lock of its own; this one
 * also covers a site on a hosted database, and speaks before the ports do.
 */
export async function openDataDirectory(dataDir: string, buildDir: string): Promise<void> {
  // For nobody else: it holds keys, mails, and the digests of passwords.
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

/** The secret by which webhooks and schedules may refresh pages: random, and kept per data directory. */
export function revalidateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'revalidate-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The secret key of the embedded Supabase on this data directory. */
export function embeddedSecretKey(dataDir: string): string {
  const file = path.join(dataDir, 'keys.json');
  if (!existsSync(file))
    throw new StartupError(`There is no database in ${dataDir} yet: run npm start first.`);
  const keys = JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string };
  return keys.secretKey;
}
