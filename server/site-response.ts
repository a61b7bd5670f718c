import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { REQUEST_ID_HEADER } from '@/lib/network/request-id';
import { REQUEST_TIMING } from '@/lib/network/request-timing';
import { finalLocation } from './final-location.ts';
import { HASHES_HEADER, scriptHashes } from './next-cache/documents/script-hashes.ts';
import { contentPolicy } from './security-headers.ts';
import type { Visit } from './visit.ts';

/**
 * The status codes with which pages redirect. 303 is not one of them: the middleware uses it to redirect to the
 * sign-in page.
 */
const PAGE_REDIRECTS = [307, 308];
const OK = 200;
const NOT_MODIFIED = 304;
const PERMANENT_REDIRECT = 308;
const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const SERVER_ERROR = 500;

const DAY_S = 86_400;
const NO_STORE = 'private, no-store';
/** The Cache-Control header of an error such as a 404: shared caches may keep it for a minute. */
const ERROR_CONTROL = 's-maxage=60';
/** The content type of a page's data, which the client-side router requests. */
const PAGE_DATA = 'text/x-component';

const END_OF_BODY = '</body>';
/** Matches the Cache-Control header of a response for one visitor. */
const NOT_SHARED = /\b(?:private|no-store)\b/;

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Callback = (error?: Error | null) => void;

const ABOUT_THE_BODY = ['content-type', 'content-length', 'content-encoding'];
const ABOUT_THE_PAGE = [
  ...['content-type', 'content-encoding', 'transfer-encoding', 'etag', 'link', 'vary'],
  HASHES_HEADER,
];

/**
 * A response of this site. Before the head is sent, this class adds what Next cannot know: the query of a redirect, the
 * Content-Security-Policy, lifetimes, and 304 for conditional requests.
 */
export class SiteResponse extends ServerResponse {
  /** The visit that `prepareRequest` returned. While it is null, the response is sent unchanged. */
  visit: Visit | null = null;
  /** A function that is called after Next has set its headers, but before this class completes the head. */
  beforeHead: ((status: number) => void) | null = null;
  #hasLostItsBody = false;
  /** Whether the head may be sent, because `end`, `write` or `flushHeaders` has been called. */
  #hasBody = false;

  override writeHead(status: number, message?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(...head: unknown[]): this {
    const [given, ...more] = head;
    const status = typeof given === 'number' ? given : this.statusCode;
    if (!more.some(Boolean) && this.#awaitsBody(status)) {
      this.statusCode = status;
      return this;
    }
    this.beforeHead?.(status);
    const changed = this.visit && this.#complete(status, this.visit);
    return Reflect.apply(super.writeHead, this, changed ? [changed] : head) as this;
  }

  override flushHeaders(): void {
    this.#hasBody = true;
    super.flushHeaders();
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    // `no-transform` keeps Next from compressing an error page, because `end` must read the scripts in its body (RFC
    // 9111, 5.2.2.6).
    const isError = this.statusCode >= SERVER_ERROR && name.toLowerCase() === 'cache-control';
    return super.setHeader(name, isError ? `${String(value)}, no-transform` : value);
  }

  override write(chunk: unknown, callback?: Callback): boolean;
  override write(chunk: unknown, encoding: BufferEncoding, callback?: Callback): boolean;
  override write(...given: unknown[]): boolean {
    this.#hasBody = true;
    this.#writeHeadFirst();
    return this.#hasLostItsBody || (Reflect.apply(super.write, this, given) as boolean);
  }

  override end(callback?: () => void): this;
  override end(chunk: unknown, callback?: () => void): this;
  override end(chunk: unknown, encoding: BufferEncoding, callback?: () => void): this;
  override end(...given: unknown[]): this {
    this.#hasBody = true;
    if (!this.headersSent && this.statusCode >= SERVER_ERROR) {
      if (this.visit) this.#writeId(given, this.visit.id);
      this.#nameScripts(given[0]);
    }
    this.#writeHeadFirst();
    return Reflect.apply(super.end, this, this.#hasLostItsBody ? [] : given) as this;
  }

  /**
   * Returns whether the head of an error page must wait for the body, because `end` changes the body. Next's
   * compression calls `writeHead` before `end`.
   */
  #awaitsBody(status: number): boolean {
    if (this.#hasBody || this.visit === null || status < SERVER_ERROR) return false;
    return this.#is('text/html') || this.#is('text/plain');
  }

  #is(wanted: string): boolean {
    const type = this.getHeader('content-type');
    return typeof type === 'string' && type.startsWith(wanted);
  }

  /** Completes the head of the response. Returns the status to send instead of `status`, or null to keep `status`. */
  #complete(status: number, visit: Visit): number | null {
    if (PAGE_REDIRECTS.includes(status)) this.#completeLocation(visit);
    // No cache may keep a 403, because an admin gets a page at the same URL.
    if (status === FORBIDDEN) this.setHeader('cache-control', NO_STORE);
    if (visit.isStale && this.hasHeader('x-nextjs-cache')) this.setHeader('x-nextjs-cache', 'STALE');
    this.#limitLifetime(status);
    this.#quoteId(visit.id);
    // Remove duplicate Link headers: Next 16.4 sends them twice in the response to the request that rendered the page.
    const links = this.getHeader('link');
    if (Array.isArray(links)) this.setHeader('link', [...new Set(links)]);
    if (status === OK && visit.canonicalUrl !== null) return this.#redirectTo(visit.canonicalUrl);
    this.#addPolicy(visit);
    if (status !== OK || !this.#isKnown()) return null;
    for (const header of ABOUT_THE_BODY) this.removeHeader(header);
    return NOT_MODIFIED;
  }

  /**
   * Adds the request's query to the location of a redirect, because a stored redirect has no query. If Next 16.4
   * sets the Location header twice, the first value is used.
   */
  #completeLocation(visit: Visit): void {
    const [location] = [this.getHeader('location')].flat();
    if (typeof location !== 'string') return;
    // A client-side navigation requests only the page's data, for which Next's location is already right.
    const isNavigation = this.req.headers.rsc !== undefined;
    this.setHeader('location', isNavigation ? location : finalLocation(location, visit.url));
  }

  /**
   * Limits how long a shared cache may keep a response. Next allows a year for stale pages and for errors of route
   * handlers.
   */
  #limitLifetime(status: number): void {
    const control = this.getHeader('cache-control');
    // An error of the server contains the id of one visitor's request, so no cache may keep it.
    if (status >= SERVER_ERROR) this.setHeader('cache-control', NO_STORE);
    if (typeof control !== 'string' || !control.startsWith('s-maxage=') || status >= SERVER_ERROR) return;
    if (status >= BAD_REQUEST) this.setHeader('cache-control', ERROR_CONTROL);
    else if (control.includes('stale-while-revalidate=')) {
      const seconds = (_: string, given: string) =>
        `stale-while-revalidate=${Math.min(Number(given), DAY_S)}`;
      this.setHeader('cache-control', control.replace(/stale-while-revalidate=(\d+)/, seconds));
    }
  }

  /**
   * Adds the request's id to the headers of a response that no shared cache keeps. A stored response is sent to other
   * visitors too, so it must not contain the id of one visitor's request.
   */
  #quoteId(id: string): void {
    const control = this.getHeader('cache-control');
    if (typeof control !== 'string' || !NOT_SHARED.test(control)) return;
    this.setHeader(REQUEST_ID_HEADER, id);
    this.setHeader('server-timing', `${REQUEST_TIMING};desc="${id}"`);
  }

  /**
   * Writes the request's id into the body of an error. The body is the first of the arguments `given` to `end`. Next
   * responds with a prerendered page or, in 16.4, with 'Internal Server Error' as plain text. In a page, the id is at
   * the end of the body, because React skips unknown elements there when it hydrates the page.
   */
  #writeId(given: unknown[], id: string): void {
    const [body] = given;
    const text = Buffer.isBuffer(body) ? body.toString() : body;
    if (typeof text !== 'string' || this.hasHeader('content-encoding')) return;
    const quoted = `<p style="position:fixed;bottom:1rem;left:0;right:0;text-align:center">Request: ${id}</p>`;
    if (this.#is('text/html')) given[0] = text.replace(END_OF_BODY, quoted + END_OF_BODY);
    else if (this.#is('text/plain')) given[0] = `${text}\nRequest: ${id}\n`;
    else return;
    if (this.hasHeader('content-length'))
      this.setHeader('content-length', Buffer.byteLength(String(given[0])));
  }

  /** Turns the response headers of a page into those of a redirect to its canonical URL. */
  #redirectTo(url: string): number {
    for (const header of ABOUT_THE_PAGE) this.removeHeader(header);
    this.setHeader('location', url);
    this.setHeader('content-length', 0);
    this.#hasLostItsBody = true;
    return PERMANENT_REDIRECT;
  }

  /**
   * Adds the Content-Security-Policy. A page that is stored as a whole has an ETag and needs only the hashes of its
   * scripts. Any other page has a part that is rendered for this visit; the scripts of that part have a nonce.
   */
  #addPolicy(visit: Visit): void {
    const hashes = [this.getHeader(HASHES_HEADER)].flat().join(' ');
    this.removeHeader(HASHES_HEADER);
    if (!this.#is('text/html')) return;
    const scripts = this.hasHeader('etag') ? hashes : `${hashes} ${visit.nonce}`.trim();
    this.setHeader('content-security-policy', contentPolicy(visit.url, scripts));
  }

  /**
   * Returns whether the browser already has this response: its conditional request contains the same ETag (RFC 9110,
   * 13.1.2).
   */
  #isKnown(): boolean {
    const etag = this.getHeader('etag');
    if (typeof etag !== 'string') return false;
    // Next also sends the page's ETag with the page's data, although the data is a different text, so remove it.
    if (this.getHeader('content-type') === PAGE_DATA) {
      this.removeHeader('etag');
      return false;
    }
    const { method, headers } = this.req;
    return (method === 'GET' || method === 'HEAD') && fresh(headers, { etag });
  }

  /**
   * Adds the hashes of an error page's scripts. An error page is not stored, so its scripts have not been hashed
   * before.
   */
  #nameScripts(body: unknown): void {
    if (!this.visit || this.hasHeader(HASHES_HEADER) || this.hasHeader('content-encoding')) return;
    const html = typeof body === 'string' ? body : Buffer.isBuffer(body) ? body.toString() : '';
    if (this.#is('text/html')) this.setHeader(HASHES_HEADER, scriptHashes(html));
  }

  /**
   * Writes the head before the body if the page may become a redirect. A redirect has no body, so the page's body must
   * be dropped.
   */
  #writeHeadFirst(): void {
    if (this.visit?.canonicalUrl && !this.headersSent) this.writeHead(this.statusCode);
  }
}
