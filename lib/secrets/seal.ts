import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Keyring } from './keyring.ts';

const CIPHER = 'aes-256-gcm';
const TAG_BYTES = 16;
/** The length of the nonce in bytes, as NIST SP 800-38D recommends. */
const NONCE_BYTES = 12;

/** An error whose message contains no secret. */
export class UnsealError extends Error {
  override name = 'UnsealError';
}

/**
 * Encrypts a secret with the first key. `place` identifies the row of the secret. If somebody copies the ciphertext
 * into another row, it cannot be decrypted there.
 */
export function seal(secret: string, place: readonly unknown[], [key]: Keyring): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(JSON.stringify(place)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return ['v1', key.id, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join(
    '.',
  );
}

/** Decrypts what `seal` returned for the same place. @throws {UnsealError} */
export function unseal(sealed: string, place: readonly unknown[], keyring: Keyring): string {
  const [version, keyId, ...parts] = sealed.split('.');
  const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (version !== 'v1' || parts.length !== 3 || !nonce || !tag || !text)
    throw new UnsealError('The stored key has an unknown format.');
  const key = keyring.find(({ id }) => id === keyId);
  if (!key) throw new UnsealError('The stored key was encrypted with another SECRETS_KEY.');
  try {
    const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(JSON.stringify(place)));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    throw new UnsealError('The stored key was changed, or belongs to another row.');
  }
}

/** Returns whether the first key of the keyring has encrypted this secret. */
export const isSealedWithFirst = (sealed: string, [key]: Keyring): boolean => sealed.split('.')[1] === key.id;
