import 'server-only';
import { type IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { RSC_CONTENT_TYPE_HEADER } from 'next/dist/client/components/app-router-headers.js';
import { getRequestMeta } from 'next/dist/server/request-meta.js';
import { redirectToCanonical } from '@/lib/canonical-requests';
import { movedTo, withQuery } from '@/lib/legacy-addresses';
import { HASHES_HEADER } from '@/lib/script-hashes';
import { nonceOf } from '@/lib/script-nonce';
import { contentPolicy } from '@/lib/security-headers';

/**
 * The final location of a redirect of this site. It keeps the query of the request as it was written
 * (docs/product.md#canonical-addresses) and skips an old address that would be a second hop ('/tech/' → '/tech' → …).
 * The location's own query wins. A location on another site stays as it is.
 */
export function finalLocation(location: string, requestUrl: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [address = '', fragment] = location.split('#', 2);
  const [path = '', carried = ''] = address.split('?', 2);
  const asked = requestUrl.split('?').slice(1).join('?');
  const target = movedTo(path) ?? withQuery(path, pairsWithout(carried, asked));
  return withQuery(target, asked) + (fragment ? `#${fragment}` : '');
}

/** The pairs of a query that another query does not have, however either writes them: a+b is a%20b. */
function pairsWithout(query: string, other: string): string {
  const named = new Set(pairsOf(other).map(meaningOf));
  return pairsOf(query)
    .filter((pair) => !named.has(meaningOf(pair)))
    .join('&');
}

const pairsOf = (query: string) => query.split('&').filter(Boolean);
const meaningOf = (pair: string) => new URLSearchParams(pair).toString();

/** What pages answer with; those of the middleware to the sign-in page are 303. */
const REDIRECTS = [307, 308];
const OK = 200;
const BAD_REQUEST = 400;
const NOT_MODIFIED = 304;
const FORBIDDEN = 403;

/** The address as the visitor's browser wrote it; `url` itself Next writes anew on the way, with + for %20. */
const askedFor = (request: IncomingMessage) => getRequestMeta(request, 'initURL') ?? request.url ?? '';

/**
 * Finishes what Next says of a page but cannot know. The 403 of the admin area is a static page, at addresses that answer
 * admins otherwise: no cache between may keep it. A static page that redirects is rendered once for everybody and cannot
 * know a query, and the middleware is given one that Next has written anew; so the query is added where the answer's head
 * is written. Navigations in the browser (`rsc`) follow the page's own data. Next 16.4 also names the location twice in
 * the answer to the request that rendered the page; once is enough. And who has the page already is told so by its ETag
 * (lib/page-cache).
 */
export function finishHeads(): void {
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    const status = typeof head[0] === 'number' ? head[0] : this.statusCode;
    if (REDIRECTS.includes(status)) finishLocation(this);
    if (status === FORBIDDEN) this.setHeader('cache-control', 'private, no-store');
    finishLifetime(this, status);
    const moved = redirectToCanonical(this, status);
    if (moved) return Reflect.apply(writeHead, this, [moved]) as ServerResponse;
    finishPolicy(this);
    if (status === OK && isKnown(this)) head = notModified(this);
    return Reflect.apply(writeHead, this, head) as ServerResponse;
  };
}

/** Whether the asker has named the tag of what is sent. */
function isKnown(response: ServerResponse): boolean {
  const tag = response.getHeader('etag');
  if (typeof tag !== 'string') return false;
  const { method, headers } = response.req;
  // The tag is of the page, and is sent with its data for navigations in the browser too, which is another text.
  if (response.getHeader('content-type') === RSC_CONTENT_TYPE_HEADER) {
    response.removeHeader('etag');
    return false;
  }
  return (method === 'GET' || method === 'HEAD') && fresh(headers, { etag: tag });
}

/** The head of an answer without a body, which Node leaves out then, and without what describes one (RFC 9110, 15.4.5). */
function notModified(response: ServerResponse): unknown[] {
  for (const header of ['content-type', 'content-length', 'content-encoding']) response.removeHeader(header);
  return [NOT_MODIFIED];
}

const DAY_S = 86_400;
/** For how long a shared cache may say that an address is missing. */
const MISSING = 's-maxage=60';

/**
 * How long a shared cache may keep an answer. Next names a year for whatever has no lifetime of its own, an error of a handler
 * too; and lets an old page be sent for a year while it is asked for anew, because that long this server keeps one.
 */
function finishLifetime(response: ServerResponse, status: number): void {
  const control = response.getHeader('cache-control');
  if (typeof control !== 'string' || !control.startsWith('s-maxage=')) return;
  if (status >= BAD_REQUEST) response.setHeader('cache-control', MISSING);
  else if (control.includes('stale-while-revalidate=')) {
    const seconds = (_: string, given: string) => `stale-while-revalidate=${Math.min(Number(given), DAY_S)}`;
    response.setHeader('cache-control', control.replace(/stale-while-revalidate=(\d+)/, seconds));
  }
}

/** The policy of a page; a page that is stored as a whole has a tag, and needs no nonce. */
function finishPolicy(response: ServerResponse): void {
  const hashes = [response.getHeader(HASHES_HEADER)].flat().join(' ');
  response.removeHeader(HASHES_HEADER);
  const type = response.getHeader('content-type');
  if (typeof type !== 'string' || !type.startsWith('text/html')) return;
  const scripts = response.hasHeader('etag') ? hashes : `${hashes} ${nonceOf(response.req)}`.trim();
  response.setHeader('content-security-policy', contentPolicy(askedPath(response.req), scripts));
}

/** The path alone: `initURL` is a whole address. */
const askedPath = (request: IncomingMessage) =>
  URL.parse(askedFor(request), 'http://site.example')?.pathname ?? '/';

function finishLocation(response: ServerResponse): void {
  const [location] = [response.getHeader('location')].flat();
  if (typeof location !== 'string') return;
  const isNavigation = response.req.headers.rsc !== undefined;
  response.setHeader('location', isNavigation ? location : finalLocation(location, askedFor(response.req)));
}
