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

/** For each client, a promise that resolves when a request of this client gets no response. */
const failures = new WeakMap<Db, Promise<void>>();

/**
 * Returns a Supabase client with the session in the given cookies. Its requests carry the headers in `requestHeaders`.
 */
export function serverClient(cookies: CookieMethodsServer, requestHeaders: Headers): Db {
  const { url, publishableKey } = supabaseProject();
  const ask = authFetch(clientAddress(requestHeaders, serverEnv().TRUSTED_PROXIES));
  let recordFailure: () => void;
  const failure = new Promise<void>((resolve) => (recordFailure = resolve));
  const db = createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(siteUrl().startsWith('https:')),
    cookies,
    // Don't retry: show an error at once instead of after three retries, which would take seven seconds.
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
 * Resolves when a request of this client gets no response, because the database is down or took too long. The auth
 * library hides such failures: it sends the request again for half a minute.
 */
export const untilUnanswered = async (db: Db): Promise<void> =>
  failures.get(db) ?? new Promise(() => undefined);
