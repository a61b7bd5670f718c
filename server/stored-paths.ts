import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Addresses whose answers are made for each visitor, and files of the build. */
const FOR_EACH_VISITOR = /^\/(?:_next|api|auth|admin)(?:\/|$)|^\/(?:search|indexnow\.txt)$/;

/** Whether the answers of an address are stored for everybody. */
export const isStoredPath = (path: string): boolean => !FOR_EACH_VISITOR.test(path);

/** How an answer is sent, and what the router of a browser asks for: the document, its data, or a part of the data. */
const ALLOWED = new Set([
  'accept-encoding',
  'cache-control',
  'connection',
  'host',
  'if-modified-since',
  'if-none-match',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
  // A missing picture is answered without a page.
  'sec-fetch-dest',
]);

/** The query that chooses between two lists of content (next.config.mjs). */
const CONTENT_LIST = /^\/content(?:\/page\/[^/]+)?$/;
const KIND = /^(?:guide|article)$/;

/**
 * Removes the visitor's data from a request for a stored page. Next may render everyone's answer from it, and has no
 * setting to ignore query, headers and method.
 */
export function anonymise(request: IncomingMessage): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) if (!ALLOWED.has(name)) delete headers[name];
  // Node has decided already that the answer to HEAD has no body.
  request.method = 'GET';
  request.url = withoutVisitor(request.url ?? '/', headers);
}

function withoutVisitor(url: string, headers: IncomingHttpHeaders): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const path = url.slice(0, mark);
  const given = new URLSearchParams(url.slice(mark));
  const kept = new URLSearchParams();
  const kind = given.get('type') ?? '';
  if (CONTENT_LIST.test(path) && KIND.test(kind)) kept.set('type', kind);
  // Next compares it with the headers of the router.
  const version = headers.rsc === undefined ? null : given.get('_rsc');
  if (version !== null) kept.set('_rsc', version);
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
