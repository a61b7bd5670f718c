import 'server-only';
import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import { noteClientAddress } from './client-address';

/** Has every request of this process prepared before Next reads it. */
export function prepareRequests(): void {
  // Of every HTTP server of this process there is one: Next's own, which was made before this runs.
  const emit = Server.prototype.emit as (...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, ...args: unknown[]) {
    const [event, request, response] = args as [string, IncomingMessage, ServerResponse];
    if (event === 'request') {
      if (isRefused(request)) {
        response.writeHead(405, { Allow: 'GET, HEAD' }).end();
        return true;
      }
      noteClientAddress(request);
      request.url = decodable(request.url ?? '/');
    }
    return Reflect.apply(emit, this, args);
  };
}

/** Each route handler with parameters of which Next caches the answers; a test finds one that is missing here. */
const ONLY_READ = /^\/(?:og|sitemaps)\//;

/**
 * Whether a method is refused before Next sees it. Next 16.4 runs a cached route handler for any method, and keeps what it
 * answers: after one PUT the address said 405 to everybody, and after one OPTIONS it did not answer any more.
 */
export function isRefused({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  // As Next reads it: '/./og/home.png' is '/og/home.png'.
  const address = URL.parse(url ?? '/', 'http://site.example');
  return address !== null && ONLY_READ.test(address.pathname);
}

/**
 * An address whose path can be decoded: where it cannot (`/100%`), each percent sign stands for itself. Next answers what it cannot
 * decode with 500, though it is only an address at which nothing is.
 */
export function decodable(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
