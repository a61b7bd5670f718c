import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/config/env';
import { supabaseProject } from '@/lib/config/supabase-project';
import type { Database } from '@/lib/schema/database.types';
import type { Db } from './public';
import { fetchForVisitors } from './time-limit';

let client: Db | undefined;

/** Returns the client with Supabase's secret key, which bypasses row-level security; null if no key is set. */
export function secretClient(): Db | null {
  const { SUPABASE_SECRET_KEY: secretKey } = serverEnv();
  if (!secretKey) return null;
  client ??= createClient<Database>(supabaseProject().url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: fetchForVisitors },
  });
  return client;
}
