import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A site behind a proxy. */
export interface Site {
  origin: string;
  /** The IP address of the proxy; undefined to look up the host name of the origin in the DNS. */
  address?: string | undefined;
}

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  /** The body, decompressed. */
  body: string;
}

interface Question {
  method?: string;
  headers: Record<string, string>;
  form?: Record<string, string>;
}

const DECODERS: Record<string, (body: Buffer) => Buffer> = { gzip: gunzipSync, br: brotliDecompressSync };

/**
 * Sends a request and returns the response. Unlike `fetch`, adds no headers such as `accept-encoding`, and follows no
 * redirect.
 */
export async function ask({ origin, address }: Site, path: string, question: Question): Promise<Answer> {
  const { method = 'GET', headers, form } = question;
  const url = new URL(path, origin);
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, {
    method,
    headers: {
      host: url.host,
      ...headers,
      ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    // Even if `address` is set, the server's certificate must be for the origin's host name.
    ...(address && { hostname: address, servername: url.hostname }),
  });
  asked.end(form && new URLSearchParams(form).toString());
  return new Promise((resolve, reject) => {
    asked.on('error', reject);
    asked.on('response', (response) => {
      const flat = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join('; ')]);
      const decode = DECODERS[response.headers['content-encoding'] ?? ''] ?? ((body: Buffer) => body);
      buffer(response).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(flat) as Record<string, string>,
            body: body.length > 0 ? decode(body).toString() : '',
          }),
        reject,
      );
    });
  });
}
