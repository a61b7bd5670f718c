import 'server-only';
import type { IncomingMessage } from 'node:http';
import { withoutPort } from './ip-group';

const HEADER = 'x-forwarded-for';

/**
 * Appends the IP address of the connection to the request's `X-Forwarded-For`, as every proxy does. Next adds the
 * header only if it is missing, so without this function visitors could choose their own IP address.
 */
export function noteClientIp(request: IncomingMessage): void {
  const before = request.headers[HEADER];
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers[HEADER] = before === undefined ? peer : `${[before].flat().join(', ')}, ${peer}`;
}

/**
 * Returns the visitor's IP address: the last entry in `X-Forwarded-For` that is not the address of one of our proxies.
 * @param trustedProxies the number of our proxies in front of the server (TRUSTED_PROXIES)
 */
export function clientIp(headers: Headers, trustedProxies: number): string {
  const ips = (headers.get(HEADER) ?? '').split(',').map((ip) => ip.trim());
  return withoutPort(ips.at(-1 - trustedProxies) || ips[0] || 'unknown');
}
