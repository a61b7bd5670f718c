import 'server-only';
import { Server, type IncomingMessage } from 'node:http';
import { noteClientAddress } from './client-address';

/** Has every request of this process prepared before Next reads it. */
export function prepareRequests(): void {
  // Of every HTTP server of this process there is one: Next's own, which was made before this runs.
  const emit = Server.prototype.emit as (...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, ...args: unknown[]) {
    const [event, request] = args as [string, IncomingMessage];
    if (event === 'request') {
      noteClientAddress(request);
      request.url = decodable(request.url ?? '/');
    }
    return Reflect.apply(emit, this, args);
  };
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
