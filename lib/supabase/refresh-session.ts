import 'server-only';
import { createServerClient } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import { siteUrl } from '@/lib/site';
import type { Database } from './database.types';
import { supabaseProject } from './project';
import type { Db } from './public';
import { sessionCookieOptions } from './session-cookie';
import { fetchWithTimeLimit } from './time-limit';

/** The visitor's own client in the middleware, and how to answer so that a refreshed session reaches page and browser. */
export interface MiddlewareSession {
  db: Db;
  /** Adds the refreshed session to an answer. */
  keep: (response: NextResponse) => NextResponse;
  /** Lets the request through to its page, which sees the refreshed session and is sent with this status. */
  pass: (status?: number) => NextResponse;
}

/** A page cannot set cookies, so what an expired session is refreshed to is set here, before it. */
export function middlewareSession(request: NextRequest): MiddlewareSession {
  const { url, publishableKey } = supabaseProject();
  const changed: { name: string; value: string; options: object }[] = [];
  const headers: Record<string, string> = {};
  const db = createServerClient<Database>(url, publishableKey, {
    cookieOptions: sessionCookieOptions(siteUrl().startsWith('https:')),
    cookies: {
      getAll: () => request.cookies.getAll(),
      setAll: (cookies, noStore) => {
        for (const { name, value } of cookies) request.cookies.set(name, value);
        changed.push(...cookies);
        Object.assign(headers, noStore);
      },
    },
    global: { fetch: fetchWithTimeLimit },
  });
  const keep = (response: NextResponse) => {
    for (const { name, value, options } of changed) response.cookies.set(name, value, options);
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
  return {
    db,
    keep,
    pass: (status) => keep(NextResponse.next({ request: { headers: request.headers }, status })),
  };
}
