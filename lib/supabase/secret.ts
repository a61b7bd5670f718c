import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { serverEnv } from '@/lib/config/env';
import { supabaseProject } from '@/lib/config/supabase-project';
import type { Database } from '@/lib/schema/database.types';
import type { Db } from './public';
import { fetchForVisitors, fetchWithTimeLimit } from './time-limit';

let client: Db | undefined;
let patientClient: Db | undefined;

function clientWith(fetch: typeof globalThis.fetch, headers: Record<string, string> = {}): Db | null {
  const { SUPABASE_SECRET_KEY: secretKey } = serverEnv();
  if (!secretKey) return null;
  return createClient<Database>(supabaseProject().url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch, headers },
  });
}

/** Returns the client with Supabase's secret key, which bypasses row-level security; null if no key is set. */
export function secretClient(): Db | null {
  client ??= clientWith(fetchForVisitors) ?? undefined;
  return client ?? null;
}

/**
 * Returns a client with Supabase's secret key and longer time limits, for work that no visitor waits for; null if no
 * key is set.
 */
export function patientSecretClient(): Db | null {
  patientClient ??= clientWith(fetchWithTimeLimit) ?? undefined;
  return patientClient ?? null;
}

/**
 * Returns a client with Supabase's secret key, with which a worker writes for an admin; null if no key is set. The
 * history shows this admin as the author (private.acting_user).
 */
export const secretClientFor = (userId: string): Db | null =>
  clientWith(fetchWithTimeLimit, { 'x-asked-by': userId });
