import 'server-only';
import type { IncomingMessage } from 'node:http';
import { withoutPort } from './address-group';

const HEADER = 'x-forwarded-for';

/**
 * Adds the address at the other end of the connection to `X-Forwarded-For`, as every proxy does with its own client:
 * Next only writes the header when it is missing, so that a visitor who sends one would choose its own address.
 */
export function noteClientAddress(request: IncomingMessage): void {
  const before = request.headers[HEADER];
  const peer = request.socket.remoteAddress ?? 'unknown';
  request.headers[HEADER] = before === undefined ? peer : `${[before].flat().join(', ')}, ${peer}`;
}

/**
 * The visitor's address: the last one in `X-Forwarded-For` that was not written by one of our own proxies.
 * @param trustedProxies how many proxies of ours stand before the server (TRUSTED_PROXIES)
 */
export function clientAddress(headers: Headers, trustedProxies: number): string {
  const addresses = (headers.get(HEADER) ?? '').split(',').map((address) => address.trim());
  return withoutPort(addresses.at(-1 - trustedProxies) || addresses[0] || 'unknown');
}
