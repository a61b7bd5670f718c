import { createHash, randomBytes } from 'node:crypto';
import { KEYRING } from './keyring-format.ts';

const BYTES = 32;

/** The keys for secrets: only the first key encrypts, and every key can decrypt. */
export type Keyring = readonly [EncryptionKey, ...EncryptionKey[]];

interface EncryptionKey {
  /** The id of the key. It does not reveal the key. */
  id: string;
  bytes: Buffer;
}

/** Returns a new random key, as text. */
export const newKey = (): string => randomBytes(BYTES).toString('base64url');

/** Parses a comma-separated list of keys; returns null if the text has another format. */
export function parseKeyring(text: string): Keyring | null {
  if (!KEYRING.test(text.trim())) return null;
  const [first, ...others] = text.split(',').map((part) => keyOf(part.trim()));
  return first ? [first, ...others] : null;
}

function keyOf(text: string): EncryptionKey {
  // Node decodes both base64 and base64url.
  const bytes = Buffer.from(text, 'base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes };
}
