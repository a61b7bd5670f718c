import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { embeddedSecretKey } from '../serve/data-directory.ts';

export type Db = SupabaseClient;

/** Returns a client for the benchmark's own database. It has the secret key, because the benchmark writes rows. */
export function openApi(env: NodeJS.ProcessEnv): Db {
  const { NEXT_PUBLIC_SUPABASE_URL: url = '', DATA_DIR: dataDir = '' } = env;
  return createClient(url, embeddedSecretKey(dataDir), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
}

/** Checks that a write succeeded. @throws with the API's error message if it failed */
export function assertWritten({ error }: { error: { message: string } | null }): void {
  if (error) throw new Error(`The bench could not write to its database: ${error.message}`);
}
