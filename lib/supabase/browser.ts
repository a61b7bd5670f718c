import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/schema/database.types';
import { sessionCookieOptions } from './session-cookie';

/** The public address and key of Supabase; neither is a secret. */
export interface Project {
  url: string;
  publishableKey: string;
}

/** Returns the visitor's client in the browser; one per page, which refreshes the session automatically. */
export function browserClient({ url, publishableKey }: Project): SupabaseClient<Database> {
  return createBrowserClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(location.protocol === 'https:'),
  });
}
