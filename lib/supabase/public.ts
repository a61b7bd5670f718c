import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { supabaseProject } from '@/lib/config/supabase-project';
import type { Database } from '@/lib/schema/database.types';
import { fetchForVisitors } from './time-limit';

export type Db = SupabaseClient<Database>;

let client: Db | undefined;

/**
 * Returns the client for public queries. It has the publishable key, a time limit for each request, no cookies and no
 * session.
 */
export function publicClient(): Db {
  if (client) return client;
  const { url, publishableKey } = supabaseProject();
  client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // Don't retry, because a retry would only delay the fallback.
    db: { retry: false },
    global: { fetch: fetchForVisitors },
  });
  return client;
}
