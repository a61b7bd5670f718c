import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/env';
import type { Database } from './database.types';
import { supabaseProject } from './project';
import type { Db } from './public';
import { fetchForVisitors } from './time-limit';

let client: Db | undefined;

/** The client with the server's own key, which passes row-level security; null where none is configured. */
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
