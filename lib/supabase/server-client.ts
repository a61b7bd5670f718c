import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { siteUrl } from '@/lib/site';
import type { Database } from './database.types';
import { supabaseProject } from './project';
import type { Db } from './public';
import { sessionCookieOptions } from './session-cookie';
import { fetchWithTimeLimit } from './time-limit';

/** A client of whoever these cookies belong to. */
export function serverClient(cookies: CookieMethodsServer): Db {
  const { url, publishableKey } = supabaseProject();
  return createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(siteUrl().startsWith('https:')),
    cookies,
    global: { fetch: fetchWithTimeLimit },
  });
}
