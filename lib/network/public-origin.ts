import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';

/** Names that are never in the public DNS (RFC 2606, RFC 6761, RFC 6762), and names without a dot. */
const RESERVED = /^[^.]+$|\.(localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** Returns whether an origin may be publicly reachable, judged by its name. */
export function isPublicOrigin(origin: string): boolean {
  const host = URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '');
  if (!host) return false;
  return isIP(host) ? isPublicAddress(host) : !RESERVED.test(host);
}
