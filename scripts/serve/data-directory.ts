import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newKey } from '../../lib/secrets/keyring.ts';
import { lockDirectory } from '../../supabase/embedded/lock.ts';
import { type Configuration, ROOT } from './configuration.ts';
import { errorCode, StartupError } from './startup-error.ts';

/**
 * Creates a directory and its missing parents one by one. Does not use mkdir's option `recursive`: in a folder that
 * accepts no new folders, such as /proc, that call would never return.
 */
function makeDirectory(directory: string, mode?: number): void {
  if (existsSync(directory)) return;
  makeDirectory(path.dirname(directory));
  mkdirSync(directory, { mode });
}

/**
 * Creates a directory and tests it by writing a file, because permissions, read-only mounts and full disks can all
 * prevent writing.
 */
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
 * Creates the data directory and locks it for this process. The embedded database has a lock of its own, but a site
 * with a hosted database has only this lock. A second copy of the site therefore fails here, before the ports are
 * checked.
 */
export async function openDataDirectory(dataDir: string, buildDir: string): Promise<void> {
  // Only this user may read the data directory, because it contains keys, emails and password hashes.
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

/**
 * Returns the secret that webhooks and scheduled tasks must send to refresh pages. It is random and stored in the data
 * directory.
 */
export function revalidateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'revalidate-secret');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/**
 * Returns the path of the file with the key that encrypts secrets in the database. Creates the file if it is missing.
 */
function secretsKeyFile(dataDir: string): string {
  const file = path.join(dataDir, 'secrets-key');
  if (!existsSync(file)) writeFileSync(file, newKey(), { mode: 0o600 });
  return file;
}

/**
 * Returns the environment variables with the key that encrypts secrets. With the embedded Supabase, the default is a
 * key file in the data directory.
 */
export function secretsEnvironment({ environment, embedded, dataDir }: Configuration): {
  SECRETS_KEY?: string;
  SECRETS_KEY_FILE?: string;
} {
  const { SECRETS_KEY, SECRETS_KEY_FILE } = environment;
  if (SECRETS_KEY) return { SECRETS_KEY };
  const file = SECRETS_KEY_FILE ?? (embedded ? secretsKeyFile(dataDir) : undefined);
  return file === undefined ? {} : { SECRETS_KEY_FILE: path.resolve(ROOT, file) };
}

/** Returns the secret key of the embedded Supabase in this data directory. */
export function embeddedSecretKey(dataDir: string): string {
  const file = path.join(dataDir, 'keys.json');
  if (!existsSync(file))
    throw new StartupError(`There is no database in ${dataDir} yet: run npm start first.`);
  const keys = JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string };
  return keys.secretKey;
}
