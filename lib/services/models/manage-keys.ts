import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/config/env';
import { addModelKey, findModelKey, replaceModelKey } from '@/lib/data/admin/model-keys';
import type { NewKey } from '@/lib/models/key-input';
import { maySendSecrets } from '@/lib/network/loopback';
import { seal } from '@/lib/secrets/seal';
import type { Db } from '@/lib/supabase/public';
import { type Generated, generateObject } from './generate-object';
import { keyPlace } from './key-place';
import { readKeyring } from './keyring';

/**
 * The reason why a key was not stored, and the form field that it concerns; the field is null if it concerns no single
 * field.
 */
export type KeyProblem = { field: 'base_url'; message: string } | { field: null; message: string };

const NO_KEYRING: KeyProblem = {
  field: null,
  message: 'Set SECRETS_KEY on the server first, so that keys can be stored encrypted. The README says how.',
};
const NOT_PUBLIC: KeyProblem = {
  field: 'base_url',
  message:
    'Enter an https URL on the public internet. A server on this machine needs MODELS_ALLOW_LOOPBACK=true.',
};

const lastFour = (key: string) => key.slice(-4);

/** Encrypts and stores a new key. Returns null, or the problem if the key was not stored. */
export async function addKey(db: Db, { key, ...row }: NewKey): Promise<KeyProblem | null> {
  const keyring = await readKeyring();
  if (!keyring) return NO_KEYRING;
  const { MODELS_ALLOW_LOOPBACK: allowLoopback } = serverEnv();
  const url = row.base_url === null ? null : URL.parse(row.base_url);
  if (row.base_url !== null && (!url || !maySendSecrets(url, { allowLoopback }))) return NOT_PUBLIC;
  const sealed = seal(key, keyPlace({ id: row.id, provider: row.provider, baseUrl: row.base_url }), keyring);
  await addModelKey(db, { ...row, last_four: lastFour(key), sealed });
  return null;
}

/** Encrypts a key and stores it in place of an existing key. Returns null, or the problem if the key was not stored. */
export async function replaceKey(
  db: Db,
  { id, key }: { id: string; key: string },
): Promise<KeyProblem | null> {
  const keyring = await readKeyring();
  if (!keyring) return NO_KEYRING;
  const found = await findModelKey(db, { id });
  if (!found) return { field: null, message: 'This key is revoked or no longer exists' };
  const place = keyPlace({ id, provider: found.provider, baseUrl: found.base_url });
  const isReplaced = await replaceModelKey(db, {
    id,
    last_four: lastFour(key),
    sealed: seal(key, place, keyring),
  });
  return isReplaced ? null : { field: null, message: 'This key is revoked or no longer exists' };
}

const TEST_LIMIT_MS = 15_000;

/**
 * Makes a real call with a key. The cost counts towards the key's budget.
 * @throws {ModelError} with the reason why the key can't be used
 */
export const testKey = (keyId: string, { askedBy }: { askedBy: string }): Promise<Generated<unknown>> =>
  generateObject({
    keyId,
    askedBy,
    purpose: 'key-test',
    system: 'You check that a connection works.',
    user: 'Answer with the word ready.',
    schema: z.object({ answer: z.string() }),
    maxOutputTokens: 1_000,
    limitMs: TEST_LIMIT_MS,
    mostAttempts: 1,
  });
