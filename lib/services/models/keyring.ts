import 'server-only';
import { readFile } from 'node:fs/promises';
import { serverEnv } from '@/lib/config/env';
import { type Keyring, parseKeyring } from '@/lib/secrets/keyring';

/**
 * Returns the keys that encrypt secrets; null if none is set. Reads SECRETS_KEY_FILE at each use, so that a rotation
 * takes effect without a restart.
 */
export async function readKeyring(): Promise<Keyring | null> {
  const { SECRETS_KEY, SECRETS_KEY_FILE } = serverEnv();
  if (SECRETS_KEY) return parseKeyring(SECRETS_KEY);
  if (!SECRETS_KEY_FILE) return null;
  const keyring = parseKeyring(await readFile(SECRETS_KEY_FILE, 'utf8'));
  if (!keyring) throw new Error('The file in SECRETS_KEY_FILE contains no keys of 32 bytes in base64.');
  return keyring;
}
