import 'server-only';
import http from 'node:http';
import https from 'node:https';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { isLoopbackUrl, maySendSecrets } from '@/lib/network/loopback';
import { hostOf, privateHostError, publicLookup } from '@/lib/network/public-lookup';

/**
 * Returns a `fetch` for requests to model providers. It connects only to public hosts over https and, with
 * `allowLoopback`, to this machine. It does not follow redirects, because a redirect could send the key in the headers
 * to another host.
 */
export function guardedFetch({ allowLoopback }: { allowLoopback: boolean }): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (!maySendSecrets(url, { allowLoopback })) throw failed(privateHostError(hostOf(url)));
    const body = Buffer.from(await request.arrayBuffer());
    return await new Promise<Response>((resolve, reject) => {
      const { request: send } = url.protocol === 'https:' ? https : http;
      const asked = send(
        url,
        {
          method: request.method,
          headers: Object.fromEntries(request.headers),
          signal: init?.signal ?? undefined,
          agent: false,
          ...(!isLoopbackUrl(url) && { lookup: publicLookup }),
        },
        (answer) => resolve(responseOf(answer)),
      );
      asked.on('error', (error) => reject(failed(error)));
      asked.end(body);
    });
  };
}

/** Returns an error like that of the built-in fetch, because libraries recognise network problems by this error. */
const failed = (cause: unknown) => new TypeError('fetch failed', { cause });

function responseOf(answer: http.IncomingMessage): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const each of [value ?? []].flat()) headers.append(name, each);
  }
  const status = answer.statusCode ?? 502;
  if (status === 204 || status === 304) answer.resume();
  const body =
    status === 204 || status === 304 ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>);
  return new Response(body as BodyInit | null, { status, headers });
}
