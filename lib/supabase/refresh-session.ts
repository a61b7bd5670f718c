import 'server-only';
import type { CookieMethodsServer } from '@supabase/ssr';
import { type NextRequest, NextResponse } from 'next/server';
import type { Db } from './public';
import { type ClientOptions, serverClient } from './server-client';

/**
 * The visitor's client in the middleware, with functions that pass a refreshed session on to the page and the browser.
 */
export interface MiddlewareSession {
  db: Db;
  /** Adds the cookies of the refreshed session to a response. */
  keep: (response: NextResponse) => NextResponse;
  /**
   * Returns a response that continues to the requested page with the refreshed session, and with `status` if it is
   * given.
   */
  pass: (status?: number) => NextResponse;
}

/**
 * Returns the visitor's Supabase client for the middleware. This client refreshes an expired session. The clients of
 * pages cannot do this, because pages cannot set cookies.
 */
export function middlewareSession(request: NextRequest, options?: ClientOptions): MiddlewareSession {
  const changed: { name: string; value: string; options: object }[] = [];
  const headers: Record<string, string> = {};
  const own: CookieMethodsServer = {
    getAll: () => request.cookies.getAll(),
    setAll: (cookies, noStore) => {
      for (const { name, value } of cookies) request.cookies.set(name, value);
      changed.push(...cookies);
      Object.assign(headers, noStore);
    },
  };
  const db = serverClient(own, request.headers, options);
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
