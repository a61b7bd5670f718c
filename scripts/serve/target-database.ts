import type { Configuration } from './configuration.ts';
import { embeddedSecretKey } from './data-directory.ts';
import { localUrl } from './configuration.ts';
import { StartupError } from './startup-error.ts';

/** Returns the URL and the secret key of the database on which a maintenance command works. */
export function targetDatabase({ environment, dataDir }: Configuration): { url: string; secretKey: string } {
  const { NEXT_PUBLIC_SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, HOST, SUPABASE_PORT } = environment;
  if (!url) return { url: localUrl(HOST, SUPABASE_PORT), secretKey: secretKey ?? embeddedSecretKey(dataDir) };
  if (!secretKey)
    throw new StartupError('SUPABASE_SECRET_KEY must be set to the secret key of the Supabase project.');
  return { url, secretKey };
}
