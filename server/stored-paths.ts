import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Matches the paths of responses that are rendered for each visitor, and of files from the build. */
const FOR_EACH_VISITOR =
  /^\/(?:_next|api|auth|admin)(?:\/|$)|^\/(?:search|shortlist|compare\/choose|indexnow\.txt|sale-dates\.ics|\.well-known\/security\.txt)$/;

/** Returns whether the responses of a path are stored and shared by all visitors. */
export const isStoredPath = (path: string): boolean => !FOR_EACH_VISITOR.test(path);

/** The headers with which Next's router requests a page's data, or a part of it. */
export const ROUTER_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
];

/**
 * The request headers that are kept for a stored page. These headers say how to send the response, and what the browser
 * requests: the document, its data or a part of the data.
 */
const ALLOWED = new Set([
  'accept-encoding',
  'cache-control',
  'connection',
  'host',
  'if-modified-since',
  'if-none-match',
  ...ROUTER_HEADERS,
  // Tells Next that the browser requests a picture. If the picture is missing, Next responds without the 404 page.
  'sec-fetch-dest',
]);

/** Matches the paths of the content list. Its query chooses between guides and articles (next.config.mjs). */
const CONTENT_LIST = /^\/content(?:\/page\/[^/]+)?$/;
const KIND = /^(?:guide|article)$/;

/**
 * Removes the visitor's data from a request for a stored page. Next may render the page for all visitors from this
 * request, and has no setting to ignore the request's query, headers and method.
 */
export function anonymise(request: IncomingMessage): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) if (!ALLOWED.has(name)) delete headers[name];
  // Change HEAD to GET. Node has already decided to send no body in the response to a HEAD request.
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
  // Keep the parameter `_rsc`, because Next compares it with the headers of its router.
  const version = headers.rsc === undefined ? null : given.get('_rsc');
  if (version !== null) kept.set('_rsc', version);
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}
