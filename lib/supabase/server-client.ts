import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { clientAddress } from '@/lib/client-address';
import { serverEnv } from '@/lib/env';
import { siteUrl } from '@/lib/site';
import { authFetch } from './auth-fetch';
import type { Database } from './database.types';
import { supabaseProject } from './project';
import type { Db } from './public';
import { sessionCookieOptions } from './session-cookie';

/** A client of whoever these cookies belong to, and whose request has these headers. */
export function serverClient(cookies: CookieMethodsServer, requestHeaders: Headers): Db {
  const { url, publishableKey } = supabaseProject();
  return createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(siteUrl().startsWith('https:')),
    cookies,
    // Whoever waits is told, and tries again: three more tries in the meantime would take seven seconds.
    db: { retry: false },
    global: { fetch: authFetch(clientAddress(requestHeaders, serverEnv().TRUSTED_PROXIES)) },
  });
}
