import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import type { JWK } from 'jose';
import { isMissing, writeFileAtomically } from './files.ts';

const PUBLISHABLE_KEY = 'sb_publishable_embedded';

export interface Keys {
  /** The API key for the role service_role, random for each data directory. */
  secretKey: string;
  /**
   * The API key for the role anon. It is the same everywhere, so that a build does not depend on the data directory.
   */
  publishableKey: string;
  /** The private ES256 key (with `kid`, `alg`, `use`) that signs access tokens. */
  jwk: JWK;
}

async function createKeys(): Promise<Keys> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return {
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    publishableKey: PUBLISHABLE_KEY,
    jwk: { ...jwk, kid: randomBytes(12).toString('hex'), alg: 'ES256', use: 'sig' },
  };
}

function isKeys(value: unknown): value is Keys {
  if (typeof value !== 'object' || value === null) return false;
  const keys = value as Partial<Keys>;
  return typeof keys.secretKey === 'string' && typeof keys.jwk?.kid === 'string' && keys.jwk.kty === 'EC';
}

/**
 * Returns the keys in `<dataDir>/keys.json`. If the file is missing, creates it with new keys. For 'memory://', returns
 * new keys without saving them.
 */
export async function loadKeys(dataDir: string): Promise<Keys> {
  if (dataDir === 'memory://') return createKeys();
  const file = path.join(dataDir, 'keys.json');
  try {
    const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isKeys(stored)) throw new Error(`${file} does not hold the keys of an embedded Supabase`);
    return { ...stored, publishableKey: PUBLISHABLE_KEY };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const keys = await createKeys();
  await writeFileAtomically(file, `${JSON.stringify(keys, null, 2)}\n`, 0o600);
  return keys;
}
