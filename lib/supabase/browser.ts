import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { sessionCookieOptions } from './session-cookie';

/** Where the visitor's browser finds Supabase; none of it is a secret. */
export interface Project {
  url: string;
  publishableKey: string;
}

/** The visitor's own client in the browser; one for the whole page, which refreshes the session by itself. */
export function browserClient({ url, publishableKey }: Project): SupabaseClient<Database> {
  return createBrowserClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(location.protocol === 'https:'),
  });
}
