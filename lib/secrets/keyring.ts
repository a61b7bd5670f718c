import { createHash, randomBytes } from 'node:crypto';
import { KEYRING } from './keyring-format.ts';

const BYTES = 32;

/** The keys that encrypt secrets: the first one encrypts, all of them decrypt. */
export type Keyring = readonly [EncryptionKey, ...EncryptionKey[]];

interface EncryptionKey {
  /** Names the key without revealing it. */
  id: string;
  bytes: Buffer;
}

/** Returns a new random key, as text. */
export const newKey = (): string => randomBytes(BYTES).toString('base64url');

/** Returns the keys in a text; null if the text has another format. */
export function parseKeyring(text: string): Keyring | null {
  if (!KEYRING.test(text.trim())) return null;
  const [first, ...others] = text.split(',').map((part) => keyOf(part.trim()));
  return first ? [first, ...others] : null;
}

function keyOf(text: string): EncryptionKey {
  // Node decodes both alphabets of base64.
  const bytes = Buffer.from(text, 'base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes };
}
