import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { finalLocation } from './final-location.ts';
import { HASHES_HEADER, scriptHashes } from './next-cache/documents/script-hashes.ts';
import { contentPolicy } from './security-headers.ts';
import type { Visit } from './visit.ts';

/** The status codes of redirects by pages; the middleware redirects to the sign-in page with 303. */
const PAGE_REDIRECTS = [307, 308];
const OK = 200;
const NOT_MODIFIED = 304;
const PERMANENT_REDIRECT = 308;
const BAD_REQUEST = 400;
const FORBIDDEN = 403;
const SERVER_ERROR = 500;

const DAY_S = 86_400;
/** For how long a shared cache may say that an address is missing. */
const MISSING = 's-maxage=60';
/** The type of the data of a page, which the router asks for in the browser. */
const PAGE_DATA = 'text/x-component';

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];
type Callback = (error?: Error | null) => void;

const ABOUT_THE_BODY = ['content-type', 'content-length', 'content-encoding'];
const ABOUT_THE_PAGE = [
  ...['content-type', 'content-encoding', 'transfer-encoding', 'etag', 'link', 'vary'],
  HASHES_HEADER,
];

/**
 * An answer of this site. Where its head is written it is completed by what Next cannot know: the query of a redirect,
 * the Content-Security-Policy, lifetimes, and 304 for conditional requests.
 */
export class SiteResponse extends ServerResponse {
  /** Set by the door; an answer without one is sent as it is. */
  visit: Visit | null = null;
  #hasLostItsBody = false;

  override writeHead(status: number, message?: string, headers?: Headers): this;
  override writeHead(status: number, headers?: Headers): this;
  override writeHead(...head: unknown[]): this {
    const status = typeof head[0] === 'number' ? head[0] : this.statusCode;
    const changed = this.visit && this.#complete(status, this.visit);
    return Reflect.apply(super.writeHead, this, changed ? [changed] : head) as this;
  }

  override setHeader(name: string, value: number | string | readonly string[]): this {
    // The scripts of an error's page are read where it is sent, which must not be compressed before (RFC 9111, 5.2.2.6).
    const isError = this.statusCode >= SERVER_ERROR && name.toLowerCase() === 'cache-control';
    return super.setHeader(name, isError ? `${String(value)}, no-transform` : value);
  }

  override write(chunk: unknown, callback?: Callback): boolean;
  override write(chunk: unknown, encoding: BufferEncoding, callback?: Callback): boolean;
  override write(...given: unknown[]): boolean {
    this.#writeHeadFirst();
    return this.#hasLostItsBody || (Reflect.apply(super.write, this, given) as boolean);
  }

  override end(callback?: () => void): this;
  override end(chunk: unknown, callback?: () => void): this;
  override end(chunk: unknown, encoding: BufferEncoding, callback?: () => void): this;
  override end(...given: unknown[]): this {
    const [body] = given;
    if (!this.headersSent && this.statusCode >= SERVER_ERROR) this.#nameScripts(body);
    this.#writeHeadFirst();
    return Reflect.apply(super.end, this, this.#hasLostItsBody ? [] : given) as this;
  }

  /** Completes the head. Returns the status to send when it is another one, null otherwise. */
  #complete(status: number, visit: Visit): number | null {
    if (PAGE_REDIRECTS.includes(status)) this.#completeLocation(visit);
    // The same address answers admins otherwise.
    if (status === FORBIDDEN) this.setHeader('cache-control', 'private, no-store');
    if (visit.isStale && this.hasHeader('x-nextjs-cache')) this.setHeader('x-nextjs-cache', 'STALE');
    this.#limitLifetime(status);
    // Next 16.4 repeats the links of a page in the answer to the request that rendered it.
    const links = this.getHeader('link');
    if (Array.isArray(links)) this.setHeader('link', [...new Set(links)]);
    if (status === OK && visit.canonicalUrl !== null) return this.#redirectTo(visit.canonicalUrl);
    this.#addPolicy(visit);
    if (status !== OK || !this.#isKnown()) return null;
    for (const header of ABOUT_THE_BODY) this.removeHeader(header);
    return NOT_MODIFIED;
  }

  /** A stored redirect does not know the query. Next 16.4 may name a location twice. */
  #completeLocation(visit: Visit): void {
    const [location] = [this.getHeader('location')].flat();
    if (typeof location !== 'string') return;
    // A navigation in the browser follows the location of the data.
    const isNavigation = this.req.headers.rsc !== undefined;
    this.setHeader('location', isNavigation ? location : finalLocation(location, visit.url));
  }

  /**
   * Limits how long a shared cache may keep an answer. Next allows a year for an error of a handler, and as long for an
   * old page while it is being renewed.
   */
  #limitLifetime(status: number): void {
    const control = this.getHeader('cache-control');
    if (typeof control !== 'string' || !control.startsWith('s-maxage=')) return;
    if (status >= BAD_REQUEST) this.setHeader('cache-control', MISSING);
    else if (control.includes('stale-while-revalidate=')) {
      const seconds = (_: string, given: string) =>
        `stale-while-revalidate=${Math.min(Number(given), DAY_S)}`;
      this.setHeader('cache-control', control.replace(/stale-while-revalidate=(\d+)/, seconds));
    }
  }

  /** Turns the head of a page into that of a redirect to its canonical address. */
  #redirectTo(address: string): number {
    for (const header of ABOUT_THE_PAGE) this.removeHeader(header);
    this.setHeader('location', address);
    this.setHeader('content-length', 0);
    this.#hasLostItsBody = true;
    return PERMANENT_REDIRECT;
  }

  /** A page that is stored as a whole has an ETag and names its scripts by hashes; a part made for the visit has a nonce. */
  #addPolicy(visit: Visit): void {
    const hashes = [this.getHeader(HASHES_HEADER)].flat().join(' ');
    this.removeHeader(HASHES_HEADER);
    const type = this.getHeader('content-type');
    if (typeof type !== 'string' || !type.startsWith('text/html')) return;
    const scripts = this.hasHeader('etag') ? hashes : `${hashes} ${visit.nonce}`.trim();
    this.setHeader('content-security-policy', contentPolicy(pathOf(visit.url), scripts));
  }

  /** Whether a conditional request names the ETag of this answer (RFC 9110, 13.1.2). */
  #isKnown(): boolean {
    const etag = this.getHeader('etag');
    if (typeof etag !== 'string') return false;
    // Next sends the ETag of a page with its data too, which is another text.
    if (this.getHeader('content-type') === PAGE_DATA) {
      this.removeHeader('etag');
      return false;
    }
    const { method, headers } = this.req;
    return (method === 'GET' || method === 'HEAD') && fresh(headers, { etag });
  }

  /** The page of an error is rendered for everybody, but not stored: nothing has named its scripts yet. */
  #nameScripts(body: unknown): void {
    if (!this.visit || this.hasHeader(HASHES_HEADER) || this.hasHeader('content-encoding')) return;
    const html = typeof body === 'string' ? body : Buffer.isBuffer(body) ? body.toString() : '';
    const type = this.getHeader('content-type');
    if (typeof type === 'string' && type.startsWith('text/html'))
      this.setHeader(HASHES_HEADER, scriptHashes(html));
  }

  /** Whether there is a body is known once the head is complete. */
  #writeHeadFirst(): void {
    if (this.visit?.canonicalUrl && !this.headersSent) this.writeHead(this.statusCode);
  }
}

const pathOf = (url: string) => URL.parse(url, 'http://site.example')?.pathname ?? '/';
