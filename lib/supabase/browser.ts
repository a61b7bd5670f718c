import { createBrowserClient } from '@supabase/ssr';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/schema/database.types';
import { sessionCookieOptions } from './session-cookie';

/** The URL of Supabase and the publishable key; neither is a secret. */
export interface Project {
  url: string;
  publishableKey: string;
}

/** Returns the browser's client with the visitor's session, which it refreshes automatically. There is one per page. */
export function browserClient({ url, publishableKey }: Project): SupabaseClient<Database> {
  return createBrowserClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(location.protocol === 'https:'),
  });
}
