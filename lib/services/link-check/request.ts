import 'server-only';
import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@/lib/network/public-address';
import { siteUrl } from '@/lib/routing/site-url';

/** Some shops send large heads, above Node's default of 16 kB. */
const LARGEST_HEAD = 65_536;

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
  /** The target of a redirect, as the server sent it. */
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
      {
        ...{ method, signal, headers, agent: false, maxHeaderSize: LARGEST_HEAD },
        ...(!allowPrivate && { lookup: publicLookup }),
      },
      (response) => {
        const { location, 'retry-after': retryAfter } = response.headers;
        resolve({
          status: response.statusCode ?? 0,
          location: location === undefined ? undefined : asText(location),
          retryAfter,
        });
        // At most what has arrived with the head is read of the body, which is far less than a megabyte.
        response.destroy();
      },
    );
    asked.on('error', reject);
    // After an answer that is no HTTP response, such as 101, Node closes the connection without an error.
    asked.on('close', () => reject(new Error('The connection was closed without an answer')));
    asked.end();
  });
}

/** Returns a header as browsers read it: as UTF-8 if it is valid UTF-8. Node reads all headers as Latin-1. */
function asText(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}
