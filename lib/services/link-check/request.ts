import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { hostOf, isPrivateIp, privateHostError, publicLookup } from '@/lib/network/public-lookup';
import { siteUrl } from '@/lib/routing/site-url';

/** The maximum size of a response's headers, in bytes. Some shops send more than Node's default of 16 kB. */
const LARGEST_HEAD = 65_536;

export interface Answer {
  status: number;
  /** The target of a redirect, as the server sent it. */
  location: string | undefined;
  /** The Retry-After header, exactly as the server sent it. */
  retryAfter: string | undefined;
}

interface RequestOptions {
  method: 'HEAD' | 'GET';
  allowPrivate: boolean;
  signal: AbortSignal;
}

/** Requests a URL. Returns the status and some headers of the response, but does not read the body. */
export function requestHead(url: URL, { method, allowPrivate, signal }: RequestOptions): Promise<Answer> {
  const host = hostOf(url);
  return new Promise((resolve, reject) => {
    if (!allowPrivate && isPrivateIp(host)) return reject(privateHostError(host));
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
        // Close the connection, so that the body is not read. Only the part that arrived with the headers has been
        // read. It is far smaller than a megabyte.
        response.destroy();
      },
    );
    asked.on('error', reject);
    // After a response with a status such as 101, Node closes the connection without a 'response' or 'error' event.
    asked.on('close', () => reject(new Error('The connection was closed without an answer')));
    asked.end();
  });
}

/**
 * Decodes a header as UTF-8 if it is valid UTF-8, as browsers do. Otherwise returns it as Latin-1, as Node has decoded
 * it.
 */
function asText(header: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'));
  } catch {
    return header;
  }
}
