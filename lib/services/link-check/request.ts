import 'server-only';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@/lib/network/public-address';
import { siteUrl } from '@/lib/routing/site-url';

/** The code of the error that is thrown for a host in a private network. */
export const PRIVATE_HOST = 'PRIVATE_HOST';

const refusal = (host: string) =>
  Object.assign(new Error(`${host} is not on the public internet`), { code: PRIVATE_HOST });

/**
 * Looks up a host and rejects private IP addresses. Node calls this function while it connects, and connects only to
 * addresses that the function returns. If a separate lookup came first, the host could resolve to a public address for
 * that lookup and to a private address for the request.
 */
const publicLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error || !first) return done(error ?? refusal(host), []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) return done(refusal(host), []);
    return options.all ? done(null, addresses) : done(null, first.address, first.family);
  });
};

export interface Answer {
  status: number;
  /** The target of a redirect, exactly as the server sent it. */
  location: string | undefined;
  /** The header Retry-After, exactly as the server sent it. */
  retryAfter: string | undefined;
}

interface RequestOptions {
  method: 'HEAD' | 'GET';
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** Requests a URL and returns the status and some headers of the response. The body is not read. */
export function requestHead(url: URL, { method, allowPrivate, signal }: RequestOptions): Promise<Answer> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // Node connects to an IP address without a lookup, so check the address here.
    if (!allowPrivate && isIP(host) !== 0 && !isPublicAddress(host)) return reject(refusal(host));
    const { request } = url.protocol === 'https:' ? https : http;
    const headers = {
      'User-Agent': `Mozilla/5.0 (compatible; link check; +${siteUrl()})`,
      Accept: 'text/html,*/*;q=0.8',
    };
    const asked = request(
      url,
      { method, signal, headers, agent: false, ...(!allowPrivate && { lookup: publicLookup }) },
      (response) => {
        const { location, 'retry-after': retryAfter } = response.headers;
        resolve({ status: response.statusCode ?? 0, location, retryAfter });
        response.destroy();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
