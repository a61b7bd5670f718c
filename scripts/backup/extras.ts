import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from '../serve/startup-error.ts';
import { SECRETS, SETTINGS } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { sumOf } from './packed-files.ts';
import { seal, unseal } from './sealed-secrets.ts';
import type { Secrets } from './sealed-secrets.ts';
import { secretsOf, settingsOf } from './settings.ts';

/** Adds the settings to a backup. If a passphrase is set, also adds the secrets, encrypted with it. */
export async function packSettings(
  backup: string,
  files: Manifest['files'],
  { env, dataDir, passphrase }: { env: NodeJS.ProcessEnv; dataDir: string; passphrase: string | undefined },
): Promise<void> {
  const add = async (name: string, text: string) => {
    await writeFile(path.join(backup, name), text, { mode: 0o600 });
    files[name] = await sumOf(path.join(backup, name));
  };
  await add(SETTINGS, settingsOf(env));
  if (passphrase) await add(SECRETS, seal(secretsOf(env, dataDir), passphrase));
}

/**
 * Returns the secrets in a backup. Returns null if the backup contains none, or if `without` is true.
 * @throws {StartupError} if the passphrase is missing or wrong
 */
export async function readSecrets(
  backup: string,
  manifest: Manifest,
  { passphrase, without }: { passphrase: string | undefined; without: boolean },
): Promise<Secrets | null> {
  if (!(SECRETS in manifest.files) || without) return null;
  if (!passphrase) {
    throw new StartupError(
      'The secrets of this backup are encrypted: set BACKUP_PASSPHRASE, or leave them out with --without-secrets.',
    );
  }
  return unseal(await readFile(path.join(backup, SECRETS), 'utf8'), passphrase);
}
