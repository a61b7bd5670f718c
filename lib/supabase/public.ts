import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { supabaseProject } from './project';
import { fetchForVisitors } from './time-limit';

export type Db = SupabaseClient<Database>;

let client: Db | undefined;

/** The client of every public read: the publishable key, no cookies, no session, a time limit per request. */
export function publicClient(): Db {
  if (client) return client;
  const { url, publishableKey } = supabaseProject();
  client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A database that is down has a fallback; waiting seconds for retries would only delay it.
    db: { retry: false },
    global: { fetch: fetchForVisitors },
  });
  return client;
}
