import 'server-only';
import { Server, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { takeCanonicalAddress } from './canonical-requests';
import { noteClientAddress } from './client-address';
import { serverEnv } from './env';
import { dropForgedHeaders } from './forwarded-headers';
import { limitBody } from './request-body';
import { refusalOf } from './request-methods';
import { allowNonce } from './script-nonce';
import { fixedHeaders } from './security-headers';

/** Has every request of this process prepared before Next reads it. */
export function prepareRequests(): void {
  // Of every HTTP server of this process there is one: Next's own, which was made before this runs.
  const emit = Server.prototype.emit as (...args: unknown[]) => boolean;
  Server.prototype.emit = function (this: Server, ...args: unknown[]) {
    const [event, request, response] = args as [string, IncomingMessage, ServerResponse];
    if (event === 'request') {
      for (const [name, value] of fixedHeaders(request.url ?? '/')) response.setHeader(name, value);
      dropForgedHeaders(request.headers, serverEnv().TRUSTED_PROXIES);
      const refusal = refusalOf(request);
      if (refusal) {
        response.writeHead(refusal.status, refusal.headers).end(STATUS_CODES[refusal.status]);
        return true;
      }
      noteClientAddress(request);
      if (limitBody(request, response)) return true;
      allowNonce(request);
      request.url = decodable(request.url ?? '/');
      takeCanonicalAddress(request, response);
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
