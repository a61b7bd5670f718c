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
/** Next's own response for an unknown function. The browser then asks the editor to reload the page. */
const NO_SUCH_ACTION: EarlyResponse = { status: 404, headers: { 'x-nextjs-action-not-found': '1' } };

/** Route handlers that accept POST and check the request themselves. A test fails if one has another path. */
const HANDLERS = /^\/(?:api|auth)\/./;
/** Pages whose paths look like those of handlers. */
const ACCOUNT_PAGES =
  /^\/auth\/(?:complaint|delete-account|forgotten|new-address|new-password|unsubscribe)\/?$/;
/** Files that route handlers generate. There is no page at these paths that could call an action. */
const FILES = /^\/(?:og|sitemaps)\/|\.(?:xml|txt|ico|svg|png|webmanifest)$/;
const ACTION_ID = /^[0-9a-f]{42}$/;

/**
 * Returns the response to a request that Next must not see; null for all other requests. Public paths are read-only,
 * except for editors' server actions, which are called from the page that they edit. Next 16.4 would answer a POST to a
 * page with the page (or with 500 if another site sent it), run any function that the body or the header `Next-Action`
 * names, even a `'use cache'` function, and run the handler of a file for any method.
 */
export function earlyResponseTo({
  method,
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): EarlyResponse | null {
  // `*` means the whole server, not one path (RFC 9110, 9.3.7).
  if (url === '*') return { status: method === 'OPTIONS' ? 204 : 400, headers: OF_THE_SERVER };
  if (method === 'GET' || method === 'HEAD') return null;
  // JavaScript's `Request` does not allow this method, so Next would answer with 500.
  if (method === 'TRACE') return { status: 405, headers: OF_THE_SERVER };
  // Normalised like Next does it: '/./og/home.png' becomes '/og/home.png'.
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

/** Returns whether an id belongs to a server action. Next encodes in it whether a function is an action or cached. */
const isServerAction = (id: string | string[]) =>
  typeof id === 'string' &&
  ACTION_ID.test(id) &&
  extractInfoFromServerReferenceId(id).type === 'server-action';
