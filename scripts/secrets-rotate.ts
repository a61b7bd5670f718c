/**
 * `npm run secrets:rotate`: encrypts the keys of language models with a new encryption key. With the embedded Supabase
 * or SECRETS_KEY_FILE, this command creates the new encryption key, and the site can keep running. With SECRETS_KEY,
 * first put a new key before the old key in this variable, and restart the site and its workers.
 */
import { createClient } from '@supabase/supabase-js';
import { reencrypt, rotateKeyFile } from '@/lib/services/models/rotate-secrets';
import { parseKeyring } from '@/lib/secrets/keyring';
import { UnsealError } from '@/lib/secrets/seal';
import type { Db } from '@/lib/supabase/public';
import { readConfiguration } from './serve/configuration.ts';
import { secretsEnvironment } from './serve/data-directory.ts';
import { maintain } from './serve/maintenance.ts';
import { StartupError } from './serve/startup-error.ts';

const counted = (count: number) => (count === 1 ? '1 key is' : `${count} keys are`);

await maintain(async ({ url, secretKey }) => {
  const { SECRETS_KEY, SECRETS_KEY_FILE } = secretsEnvironment(readConfiguration([], process.env));
  const db: Db = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  try {
    if (SECRETS_KEY) {
      const keyring = parseKeyring(SECRETS_KEY);
      if (!keyring || keyring.length < 2)
        throw new StartupError(
          'Put a new key before the old one (SECRETS_KEY=new,old), restart the site and its workers, then run this again.',
        );
      const count = await reencrypt(db, keyring);
      return `${counted(count)} encrypted with the new key. Now remove all but the first key from SECRETS_KEY, and restart.`;
    }
    if (!SECRETS_KEY_FILE) throw new StartupError('SECRETS_KEY or SECRETS_KEY_FILE must be set.');
    return `${counted(await rotateKeyFile(db, SECRETS_KEY_FILE))} encrypted with the new key. The site and its workers can keep running.`;
  } catch (error) {
    if (error instanceof UnsealError) throw new StartupError(`Nothing more was changed: ${error.message}`);
    throw error;
  }
});
