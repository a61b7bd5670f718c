import 'server-only';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { supabaseProject } from './project';

export type Db = SupabaseClient<Database>;

const TIME_LIMIT_MS = 5_000;

let client: Db | undefined;

/** The client of every public read: the publishable key, no cookies, no session, a time limit per request. */
export function publicClient(): Db {
  if (client) return client;
  const { url, publishableKey } = supabaseProject();
  client = createClient<Database>(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    // A database that is down has a fallback; waiting seconds for retries would only delay it.
    db: { retry: false },
    global: { fetch: fetchWithTimeLimit },
  });
  return client;
}

const fetchWithTimeLimit: typeof fetch = (input, init) => {
  const limit = AbortSignal.timeout(TIME_LIMIT_MS);
  return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
};
