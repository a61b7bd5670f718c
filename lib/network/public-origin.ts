import { isIP } from 'node:net';
import { isPublicAddress } from './public-address';
import { hostOf } from './public-lookup';

/** Matches host names that are never in the public DNS (RFC 2606, RFC 6761, RFC 6762), and names without a dot. */
const RESERVED = /^[^.]+$|\.(localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** Returns whether an origin may be publicly reachable, judging by its host name or IP address alone. */
export function isPublicOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  const host = url && hostOf(url);
  if (!host) return false;
  return isIP(host) ? isPublicAddress(host) : !RESERVED.test(host);
}
