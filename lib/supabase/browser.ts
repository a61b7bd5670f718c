import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/schema/database.types';
import { sessionCookieOptions } from './session-cookie';

/** The URL and publishable key of the Supabase project; neither is a secret. */
export interface Project {
  url: string;
  publishableKey: string;
}

/**
 * Returns the browser's Supabase client with the visitor's session. The client refreshes the session automatically.
 * There is one client per page.
 */
export function browserClient({ url, publishableKey }: Project): SupabaseClient<Database> {
  return createBrowserClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(location.protocol === 'https:'),
  });
}
