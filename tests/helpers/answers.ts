import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SiteResponse } from '@/server/site-response';
import type { Visit } from '@/server/visit';

type Listener = (request: IncomingMessage, response: SiteResponse) => void;

/** Returns a Visit for a URL, with default values. A Visit holds what the server decides about a request. */
export const visitOf = (url: string, more: Partial<Visit> = {}): Visit => ({
  id: '0123456789ab',
  url,
  canonicalUrl: null,
  nonce: "'nonce-0123456789012345678901'",
  isRenewal: false,
  isAnonymous: false,
  renew: null,
  served: [],
  isStale: false,
  ...more,
});

/**
 * Starts a server with the site's response class, SiteResponse, for the tests of one describe block. Returns a function
 * that sends a request to the server and returns the response.
 */
export function answering(listener: Listener, more: Partial<Visit> = {}) {
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.visit = visitOf(request.url ?? '/', more);
    listener(request, response);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(async () => {
    server.close();
    await once(server, 'close');
  });
  return async (headers: Record<string, string> = {}, method = 'GET', path = '/') => {
    const { port } = server.address() as AddressInfo;
    const asking = httpRequest({ host: '127.0.0.1', port, path, headers, method }).end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    return { status: response.statusCode, text: await text(response), headers: response.headers };
  };
}
