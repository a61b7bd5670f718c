import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { canonicalPath } from './canonical-path';
import { HASHES_HEADER } from './script-hashes';

/** The canonical address of requests that were written in another form, such as '/Amazon' or '/amazon/'. */
const canonicalAddresses = new WeakMap<IncomingMessage, string>();
/** Answers that were turned into a redirect, whose body is dropped. */
const redirected = new WeakSet<ServerResponse>();

/**
 * Makes Next answer a request under its canonical address. A redirect there leads to the page in one hop
 * (docs/product.md#canonical-addresses), and an address without a page is a 404. For a page the answer is a
 * redirect to its canonical address (redirectToCanonical).
 */
export function takeCanonicalAddress(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  // A navigation in the browser goes by the page's data, which names its own address.
  if (request.headers.rsc !== undefined) return;
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const canonical = canonicalPath(path);
  if (canonical === null) return;
  request.url = [canonical, ...query].join('?');
  canonicalAddresses.set(request, request.url);
  dropBodyOfRedirect(response);
}

const OK = 200;
const PERMANENT_REDIRECT = 308;
/** What describes the page that is not sent. */
const OF_THE_PAGE = [
  ...['content-type', 'content-encoding', 'transfer-encoding', 'etag', 'link', 'vary'],
  HASHES_HEADER,
];

/**
 * Turns the head of a page into that of a redirect to its canonical address. Returns the status to send; null where the
 * head stays as it is.
 */
export function redirectToCanonical(response: ServerResponse, status: number): number | null {
  const address = canonicalAddresses.get(response.req);
  if (!address || status !== OK) return null;
  for (const header of OF_THE_PAGE) response.removeHeader(header);
  response.setHeader('location', address);
  response.setHeader('content-length', 0);
  redirected.add(response);
  return PERMANENT_REDIRECT;
}

/** Writes the head before the body, and no body once the head has become that of a redirect. */
function dropBodyOfRedirect(response: ServerResponse): void {
  const write = response.write.bind(response) as (...given: unknown[]) => boolean;
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  const isRedirect = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return redirected.has(response);
  };
  response.write = (...given: unknown[]) => isRedirect() || write(...given);
  response.end = (...given: unknown[]) => (isRedirect() ? end() : end(...given));
}
