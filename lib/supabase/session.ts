import 'server-only';
import type { SetAllCookies } from '@supabase/ssr';
import { cookies, headers } from 'next/headers';
import { connection } from 'next/server';
import type { Db } from './public';
import { serverClient } from './server-client';

type Changed = Parameters<SetAllCookies>[0][number];

/** The visitor's own client, for route handlers and server actions: it may change the session's cookie. */
export async function sessionClient(): Promise<Db> {
  const store = await cookies();
  const own = {
    getAll: () => store.getAll(),
    setAll: (changed: Changed[]) =>
      changed.forEach(({ name, value, options }) => store.set(name, value, options)),
  };
  return serverClient(own, await headers());
}

/** The visitor's own client, for pages: those cannot set cookies; the middleware has refreshed the session before. */
export async function readSessionClient(): Promise<Db> {
  // Whether a session has expired is a question of now: not even a prefetch may answer it beforehand.
  await connection();
  const store = await cookies();
  return serverClient({ getAll: () => store.getAll(), setAll: () => undefined }, await headers());
}
