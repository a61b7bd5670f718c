import type { IncomingMessage } from 'node:http';
import { ACTION_HEADER } from 'next/dist/client/components/app-router-headers.js';
import { extractInfoFromServerReferenceId } from 'next/dist/shared/lib/server-reference-info.js';
import { isSameOrigin } from '@/lib/network/same-origin';

interface EarlyResponse {
  status: 204 | 400 | 403 | 404 | 405;
  headers?: Record<string, string>;
}

const READ_ONLY: EarlyResponse = { status: 405, headers: { Allow: 'GET, HEAD' } };
const OF_THE_SERVER = { Allow: 'GET, HEAD, POST, OPTIONS' };
/** As Next answers for a function that it does not know: the browser tells the editor to load the page again. */
const NO_SUCH_ACTION: EarlyResponse = { status: 404, headers: { 'x-nextjs-action-not-found': '1' } };

/** The handlers of posts, each of which checks its own; a test finds one that is elsewhere. */
const HANDLERS = /^\/(?:api|auth)\/./;
/** The pages among their addresses. */
const ACCOUNT_PAGES =
  /^\/auth\/(?:complaint|delete-account|forgotten|new-address|new-password|unsubscribe)\/?$/;
/** Files that handlers make, at which no page is from which an action could be called. */
const FILES = /^\/(?:og|sitemaps)\/|\.(?:xml|txt|ico|svg|png|webmanifest)$/;
const ACTION_ID = /^[0-9a-f]{42}$/;

/**
 * Why a request is refused before Next sees it; null when it is not. Public addresses are only read, but for the server
 * actions of editors, which are called from the page that they edit. Next 16.4 would answer a post to a page by the page
 * (or, from another site, by 500), run whatever function the body or the header `Next-Action` names, those of
 * `'use cache'` included, and run a handler of files for any method.
 */
export function earlyResponseTo({
  method,
  url,
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): EarlyResponse | null {
  // The whole server is asked what it can do, not an address of it (RFC 9110, 9.3.7).
  if (url === '*') return { status: method === 'OPTIONS' ? 204 : 400, headers: OF_THE_SERVER };
  if (method === 'GET' || method === 'HEAD') return null;
  // A `Request` of the platform cannot have this method: Next answered with 500.
  if (method === 'TRACE') return { status: 405, headers: OF_THE_SERVER };
  // As Next reads it: '/./og/home.png' is '/og/home.png'.
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

/** Next writes into the id of a function whether it is an action or one of `'use cache'`. */
const isServerAction = (id: string | string[]) =>
  typeof id === 'string' &&
  ACTION_ID.test(id) &&
  extractInfoFromServerReferenceId(id).type === 'server-action';
