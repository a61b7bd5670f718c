import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { cookies } from 'next/headers';
import { connection } from 'next/server';
import { siteUrl } from '@/lib/site';
import type { Database } from './database.types';
import { supabaseProject } from './project';
import type { Db } from './public';
import { sessionCookieOptions } from './session-cookie';
import { fetchWithTimeLimit } from './time-limit';

type CookieStore = Awaited<ReturnType<typeof cookies>>;

function client(store: CookieStore, keep: (name: string, value: string, options: object) => void): Db {
  const { url, publishableKey } = supabaseProject();
  return createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(siteUrl().startsWith('https:')),
    cookies: {
      getAll: () => store.getAll(),
      setAll: (changed) => changed.forEach(({ name, value, options }) => keep(name, value, options)),
    },
    global: { fetch: fetchWithTimeLimit },
  });
}

/** The visitor's own client, for route handlers and server actions: it may change the session's cookie. */
export async function sessionClient(): Promise<Db> {
  const store = await cookies();
  return client(store, (name, value, options) => store.set(name, value, options));
}

/** The visitor's own client, for pages: those cannot set cookies; the middleware has refreshed the session before. */
export async function readSessionClient(): Promise<Db> {
  // Whether a session has expired is a question of now: not even a prefetch may answer it beforehand.
  await connection();
  return client(await cookies(), () => undefined);
}
