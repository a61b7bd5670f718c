import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Paths whose responses are rendered for each visitor, and files from the build. */
const FOR_EACH_VISITOR = /^\/(?:_next|api|auth|admin)(?:\/|$)|^\/(?:search|indexnow\.txt)$/;

/** Returns whether the responses of a path are stored and shared by all visitors. */
export const isStoredPath = (path: string): boolean => !FOR_EACH_VISITOR.test(path);

/** Headers that say how to send a response, and what the browser requests: the document, its data or a part of the data. */
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
  // The response for a missing picture has no page.
  'sec-fetch-dest',
]);

/** The paths whose query chooses between guides and articles (next.config.mjs). */
const CONTENT_LIST = /^\/content(?:\/page\/[^/]+)?$/;
const KIND = /^(?:guide|article)$/;

/**
 * Removes the visitor's data from a request for a stored page. Next may render the page for all visitors from this
 * request, and has no setting to ignore its query, headers and method.
 */
export function anonymise(request: IncomingMessage): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) if (!ALLOWED.has(name)) delete headers[name];
  // Node has already decided that the response to HEAD has no body.
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
  // Next compares this parameter with the router's headers.
  const version = headers.rsc === undefined ? null : given.get('_rsc');
  if (version !== null) kept.set('_rsc', version);
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
