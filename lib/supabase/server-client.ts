import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { serverEnv } from '@/lib/config/env';
import { supabaseProject } from '@/lib/config/supabase-project';
import { clientAddress } from '@/lib/network/client-address';
import { siteUrl } from '@/lib/routing/site-url';
import type { Database } from '@/lib/schema/database.types';
import { authFetch } from './auth-fetch';
import type { Db } from './public';
import { sessionCookieOptions } from './session-cookie';

/**
 * Returns a Supabase client with the session in the given cookies. Its requests carry the headers in `requestHeaders`.
 */
export function serverClient(cookies: CookieMethodsServer, requestHeaders: Headers): Db {
  const { url, publishableKey } = supabaseProject();
  return createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(siteUrl().startsWith('https:')),
    cookies,
    // Don't retry: show an error at once instead of after three retries, which would take seven seconds.
    db: { retry: false },
    global: { fetch: authFetch(clientAddress(requestHeaders, serverEnv().TRUSTED_PROXIES)) },
  });
}
