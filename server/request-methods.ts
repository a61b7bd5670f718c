import type { IncomingMessage } from 'node:http';
import { ACTION_HEADER } from 'next/dist/client/components/app-router-headers.js';
import { extractInfoFromServerReferenceId } from 'next/dist/shared/lib/server-reference-info.js';
import { isSameOrigin } from '@/lib/network/same-origin';

/** A response that the server sends itself, without passing the request to Next. */
interface EarlyResponse {
  status: 204 | 400 | 403 | 404 | 405;
  headers?: Record<string, string>;
}

const READ_ONLY: EarlyResponse = { status: 405, headers: { Allow: 'GET, HEAD' } };
const OF_THE_SERVER = { Allow: 'GET, HEAD, POST, OPTIONS' };
/**
 * The response to a call of an unknown server action. Next itself would send the same response. When the browser
 * receives it, the page asks the editor to reload.
 */
const NO_SUCH_ACTION: EarlyResponse = { status: 404, headers: { 'x-nextjs-action-not-found': '1' } };

/**
 * The paths of route handlers that accept POST and check the request themselves. A test fails if such a handler has a
 * different path.
 */
const HANDLERS = /^\/(?:api|auth)\/./;
/** The paths of account pages. HANDLERS matches these paths too, although they are pages. */
const ACCOUNT_PAGES =
  /^\/auth\/(?:complaint|delete-account|forgotten|new-address|new-password|unsubscribe)\/?$/;
/** The paths of files that route handlers generate. A server action cannot be called at such a path. */
const FILES =
  /^\/(?:og|sitemaps)\/|^\/compare\/choose\/?$|^\/sale-dates\/(?!(?:in-store|members|online)\/?$)|\.(?:xml|txt|ico|svg|png|webmanifest|csv|json|ics)$/;
const ACTION_ID = /^[0-9a-f]{42}$/;

/**
 * Returns the response to a request that must not reach Next; null if the request may be passed to Next. Public paths
 * are read-only, except for editors' server actions, which the browser calls from the page being edited. Without this
 * function, Next 16.4 would respond to a POST to a page with the page (or with 500 if another site sent the request).
 * It would run any function that the body or the `Next-Action` header names, even a `'use cache'` function. It would
 * also run the route handler of a file for any method.
 */
export function earlyResponseTo({
  method,
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): EarlyResponse | null {
  // `*` means the whole server, not one path (RFC 9110, 9.3.7).
  if (url === '*') return { status: method === 'OPTIONS' ? 204 : 400, headers: OF_THE_SERVER };
  if (method === 'GET' || method === 'HEAD') return null;
  // JavaScript's `Request` does not allow the method TRACE, so Next would respond with 500.
  if (method === 'TRACE') return { status: 405, headers: OF_THE_SERVER };
  // Normalise the path as Next does: '/./og/home.png' becomes '/og/home.png'.
  const path = URL.parse(url ?? '/', 'http://site.example')?.pathname ?? '/';
  const action = headers[ACTION_HEADER];
  if (HANDLERS.test(path) && !ACCOUNT_PAGES.test(path)) return action === undefined ? null : NO_SUCH_ACTION;
  if (method !== 'POST' || FILES.test(path)) return READ_ONLY;
  if ((headers.origin !== undefined || action !== undefined) && !comesFromHere(headers))
    return { status: 403 };
  if (action === undefined) return READ_ONLY;
  return isServerAction(action) ? null : NO_SUCH_ACTION;
}

function comesFromHere(headers: IncomingMessage['headers']): boolean {
  const named = ['origin', 'host', 'x-forwarded-host'].flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return isSameOrigin(new Headers(named));
}

/**
 * Returns whether a function's id, as Next encodes it, is the id of a server action and not of a `'use cache'`
 * function.
 */
const isServerAction = (id: string | string[]) =>
  typeof id === 'string' &&
  ACTION_ID.test(id) &&
  extractInfoFromServerReferenceId(id).type === 'server-action';
