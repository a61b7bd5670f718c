import 'server-only';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { listModelSecrets, putModelSecret } from '@/lib/data/models';
import { type Keyring, newKey, parseKeyring } from '@/lib/secrets/keyring';
import { isSealedWithFirst, seal, unseal } from '@/lib/secrets/seal';
import type { Db } from '@/lib/supabase/public';
import { keyPlace } from './key-place';

/**
 * The maximum number of rounds in which all outdated secrets are encrypted again. Another round is needed if an editor
 * has replaced a provider's key during a round.
 */
const MOST_ROUNDS = 10;

/**
 * Encrypts every secret with the first key of the keyring. Returns the number of secrets that it has encrypted again.
 * @throws {UnsealError} if a secret can't be decrypted with any key of the keyring
 */
export async function reencrypt(db: Db, keyring: Keyring): Promise<number> {
  let changed = 0;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const outdated = (await listModelSecrets(db)).filter(({ sealed }) => !isSealedWithFirst(sealed, keyring));
    if (outdated.length === 0) return changed;
    for (const { sealed, ...row } of outdated) {
      const place = keyPlace(row);
      const after = seal(unseal(sealed, place, keyring), place, keyring);
      if (await putModelSecret(db, { keyId: row.id, before: sealed, after })) changed += 1;
    }
  }
  throw new Error(
    'Editors kept replacing API keys during the rotation, so some are still encrypted with the old key. Run the command again.',
  );
}

/**
 * Adds a new key to the file, encrypts every secret with it, and removes the old key. If the process is interrupted,
 * the file contains both keys, and the next rotation completes the work. Returns the number of secrets that it has
 * encrypted again.
 */
export async function rotateKeyFile(db: Db, file: string): Promise<number> {
  const text = (await readFile(file, 'utf8')).trim();
  const isUnderWay = text.includes(',');
  const both = isUnderWay ? text : `${newKey()},${text}`;
  const keyring = parseKeyring(both);
  if (!keyring) throw new Error('The file contains no keys of 32 bytes in base64.');
  if (!isUnderWay) await replaceFile(file, both);
  const changed = await reencrypt(db, keyring);
  await replaceFile(file, both.slice(0, both.indexOf(',')).trim());
  return changed;
}

/** Replaces the file in one step, so that other processes never read half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const next = `${file}.next`;
  await writeFile(next, text, { mode: 0o600 });
  await rename(next, file);
}
