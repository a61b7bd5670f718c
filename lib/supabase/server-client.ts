import 'server-only';
import { type CookieMethodsServer, createServerClient } from '@supabase/ssr';
import { serverEnv } from '@/lib/config/env';
import { supabaseProject } from '@/lib/config/supabase-project';
import { clientIp } from '@/lib/network/client-ip';
import { isHttps } from '@/lib/routing/site-url';
import type { Database } from '@/lib/schema/database.types';
import { authFetch } from './auth-fetch';
import type { Db } from './public';
import { sessionCookieOptions } from './session-cookie';
import { fetchForEditors, fetchWithTimeLimit } from './time-limit';

export interface ClientOptions {
  /** Whether the client works for the admin area, which waits longer for the database. */
  isForEditor?: boolean;
}

/** For each client, a promise that resolves when a request of this client gets no response. */
const failures = new WeakMap<Db, Promise<void>>();

/**
 * Returns a Supabase client with the session in the given cookies. Forwards the visitor's IP address, which it reads
 * from `requestHeaders`, to the auth server.
 */
export function serverClient(
  cookies: CookieMethodsServer,
  requestHeaders: Headers,
  { isForEditor = false }: ClientOptions = {},
): Db {
  const { url, publishableKey } = supabaseProject();
  const ip = clientIp(requestHeaders, serverEnv().TRUSTED_PROXIES);
  const ask = authFetch(ip, isForEditor ? fetchForEditors : fetchWithTimeLimit);
  let recordFailure: () => void;
  const failure = new Promise<void>((resolve) => (recordFailure = resolve));
  const db = createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(isHttps()),
    cookies,
    // Don't retry. Three retries would delay the error message by seven seconds.
    db: { retry: false },
    global: {
      fetch: (input, init) =>
        ask(input, init).catch((error: unknown) => {
          recordFailure();
          throw error;
        }),
    },
  });
  failures.set(db, failure);
  return db;
}

/**
 * Resolves when one of this client's requests gets no response, because the database is down or too slow. The auth
 * library alone would hide such a failure for half a minute, because it retries the request.
 */
export const untilUnanswered = async (db: Db): Promise<void> =>
  failures.get(db) ?? new Promise(() => undefined);
