import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Asking {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Sends a request exactly as given, with any host, path and method. Can send requests that a browser would refuse to
 * send.
 */
export async function rawRequest(origin: string, path: string, asking: Asking = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = asking;
  const sent = request({ hostname, port, path, method, headers }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const text = (await buffer(response)).toString('utf8');
  return { status: response.statusCode ?? 0, headers: response.headers, body: text };
}
