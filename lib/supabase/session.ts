import 'server-only';
import type { SetAllCookies } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { connection } from 'next/server';
import type { Db } from './public';
import { type ClientOptions, serverClient } from './server-client';

type Changed = Parameters<SetAllCookies>[0][number];

/**
 * Returns the visitor's Supabase client for route handlers and server actions. Only these may set the session cookie.
 */
export async function sessionClient(options?: ClientOptions): Promise<Db> {
  const store = await cookies();
  const own = {
    getAll: () => store.getAll(),
    setAll: (changed: Changed[]) =>
      changed.forEach(({ name, value, options }) => store.set(name, value, options)),
  };
  return serverClient(own, await headers(), options);
}

/**
 * Returns the visitor's Supabase client for pages. Pages cannot set cookies, but the middleware has already refreshed
 * the session.
 */
export async function readSessionClient(options?: ClientOptions): Promise<Db> {
  // Wait until the visitor opens the page. A prefetch has the cookies too, but their session may expire before the
  // visit.
  await connection();
  const store = await cookies();
  return serverClient({ getAll: () => store.getAll(), setAll: () => undefined }, await headers(), options);
}
