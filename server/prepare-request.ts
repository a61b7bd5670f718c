import { randomBytes } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import { canonicalPath } from '@/lib/routing/canonical-path';
import { noteClientAddress } from '@/lib/network/client-address';
import { serverEnv } from '@/lib/config/env';
import { dropForgedHeaders } from './forwarded-headers.ts';
import { isRenewalRequest } from './renewals.ts';
import { limitBody } from './request-body.ts';
import { earlyResponseTo } from './request-methods.ts';
import { fixedHeaders } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';
import { anonymise, isStoredPath } from './stored-paths.ts';
import type { Visit } from './visit.ts';

interface DoorOptions {
  /** Has a stored answer renewed by a request of the server's own. */
  renew: (url: string) => Promise<void>;
  /** Whether answers are stored at all: not in development. */
  storesAnswers: boolean;
}

const POLICY = 'content-security-policy';

/**
 * Prepares a request before Next reads it. Returns what is known of it; null when it has been refused and answered.
 */
export function prepareRequest(
  request: IncomingMessage,
  response: SiteResponse,
  options: DoorOptions,
): Visit | null {
  const url = request.url ?? '/';
  for (const [name, value] of fixedHeaders(url)) response.setHeader(name, value);
  dropForgedHeaders(request.headers, serverEnv().TRUSTED_PROXIES);
  const isRenewal = isRenewalRequest(request.headers);
  const early = earlyResponseTo(request);
  if (early) {
    response.writeHead(early.status, early.headers).end(STATUS_CODES[early.status]);
    return null;
  }
  noteClientAddress(request);
  if (limitBody(request, response)) return null;
  request.url = escapePercentSigns(url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const canonicalUrl = isRead ? rewriteToCanonicalUrl(request) : null;
  const [path = '/'] = request.url.split('?');
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`;
  delete request.headers[`${POLICY}-report-only`];
  delete request.headers[POLICY];
  const isAnonymous = isRead && options.storesAnswers && isStoredPath(path);
  if (isAnonymous) anonymise(request);
  // Next gives the scripts of a page that is made for one visitor the nonce of this header.
  else if (!isRenewal) request.headers[POLICY] = `script-src ${nonce}`;
  const own = request.url;
  return {
    url,
    canonicalUrl,
    nonce,
    isRenewal,
    isAnonymous: isAnonymous || isRenewal,
    // A rewritten address is stored under another path than it is asked for.
    renew: isRenewal || !isRead ? null : (stored) => options.renew(isAnonymous ? own : stored),
    isStale: false,
  };
}

/**
 * Has Next answer under the canonical address of a page, so that a redirect of that address leads to its end in one hop
 * (docs/product.md#canonical-addresses). Returns that address; null when the request names it already.
 */
function rewriteToCanonicalUrl(request: IncomingMessage): string | null {
  // A navigation in the browser goes by the page's data, which names its own address.
  if (request.headers.rsc !== undefined) return null;
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const canonical = canonicalPath(path);
  if (canonical === null) return null;
  request.url = [canonical, ...query].join('?');
  return request.url;
}

/**
 * An address whose path can be decoded: where it cannot (`/100%`), each percent sign stands for itself. Next answers an
 * address that it cannot decode with 500, though it is only an address without a page.
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
