import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { canonicalPath } from '@/lib/routing/canonical-path';
import { noteClientIp } from '@/lib/network/client-ip';
import { noteRequestId } from '@/lib/network/request-id';
import { serverEnv } from '@/lib/config/env';
import { dropForgedHeaders } from './forwarded-headers.ts';
import { isRenewalRequest } from './renewals.ts';
import { limitBody } from './request-body.ts';
import { earlyResponseTo } from './request-methods.ts';
import { fixedHeaders } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';
import { anonymise, isStoredPath } from './stored-paths.ts';
import type { Visit } from './visit.ts';

interface Options {
  /** Renews the stored response for a URL, by a request from the server to itself. */
  renew: (url: string) => Promise<void>;
  /** Whether responses are stored; false in development. */
  storesAnswers: boolean;
}

const POLICY = 'content-security-policy';

/**
 * Prepares a request before Next reads it. Returns the request's visit (visit.ts), or null if the server has already
 * sent the response itself.
 */
export function prepareRequest(
  request: IncomingMessage,
  response: SiteResponse,
  options: Options,
): Visit | null {
  const url = request.url ?? '/';
  for (const [name, value] of fixedHeaders(url)) response.setHeader(name, value);
  dropForgedHeaders(request.headers, serverEnv().TRUSTED_PROXIES);
  const id = noteRequestId(request.headers, serverEnv().TRUSTED_PROXIES);
  const isRenewal = isRenewalRequest(request.headers);
  const early = earlyResponseTo(request);
  if (early) {
    response.writeHead(early.status, early.headers).end(STATUS_CODES[early.status]);
    return null;
  }
  noteClientIp(request);
  if (limitBody(request, response)) return null;
  request.url = escapePercentSigns(url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const canonicalUrl = isRead ? rewriteToCanonicalUrl(request) : null;
  const [path = '/'] = request.url.split('?');
  delete request.headers[`${POLICY}-report-only`];
  delete request.headers[POLICY];
  const isAnonymous = isRead && options.storesAnswers && isStoredPath(path);
  // The policy of a stored page allows its scripts by their hashes, so the page needs no nonce.
  const nonce = isAnonymous ? '' : `'nonce-${randomBytes(16).toString('base64')}'`;
  if (isAnonymous) anonymise(request);
  // Next puts the nonce from this header on the scripts of a page that is rendered for one visitor.
  else if (!isRenewal) request.headers[POLICY] = `script-src ${nonce}`;
  const own = request.url;
  return {
    id,
    url,
    canonicalUrl,
    nonce,
    isRenewal,
    isAnonymous: isAnonymous || isRenewal,
    // A stored page is renewed by a request for the same URL again, not for the path under which Next stores the page.
    // The two can differ: Next stores /content?type=guide under /content/of/guide.
    renew: isRenewal || !isRead ? null : (stored) => options.renew(isAnonymous ? own : stored),
    served: [],
    isStale: false,
  };
}

/**
 * Changes the request's URL to the canonical URL of its page, so that Next applies a redirect that is stored for the
 * canonical URL. Without this change, the browser would follow two redirects: one to the canonical URL, and the stored
 * one (docs/product.md#canonical-addresses). Returns the canonical URL; null if the request already has it, or requests
 * only a page's data.
 */
function rewriteToCanonicalUrl(request: IncomingMessage): string | null {
  // A client-side navigation needs no redirect, because the page's data contains the page's own URL.
  if (request.headers.rsc !== undefined) return null;
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const canonical = canonicalPath(path);
  if (canonical === null) return null;
  request.url = [canonical, ...query].join('?');
  return request.url;
}

/**
 * Escapes every percent sign in a URL's path if the path cannot be decoded (`/100%`). For such a path, Next would
 * respond with 500 instead of 404. Returns any other URL unchanged.
 */
export function escapePercentSigns(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
