import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/config/env';
import { supabaseProject } from '@/lib/config/supabase-project';
import type { Database } from '@/lib/schema/database.types';
import type { Db } from './public';
import { fetchWithTimeLimit } from './time-limit';

let client: Db | undefined;

/**
 * Returns a client with Supabase's secret key, for work that no visitor waits for; null if no key is set. Slow requests
 * of this client do not open the circuit breaker, so they never affect pages.
 */
export function backgroundClient(): Db | null {
  const { SUPABASE_SECRET_KEY: secretKey } = serverEnv();
  if (!secretKey) return null;
  client ??= createClient<Database>(supabaseProject().url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchWithTimeLimit },
  });
  return client;
}
