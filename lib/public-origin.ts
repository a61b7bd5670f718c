import { isIP } from 'node:net';
import { isPublicAddress } from '@/lib/link-check/addresses';

/** Names that never stand in the public DNS (RFC 2606, RFC 6761, RFC 6762), and names of one part. */
const RESERVED = /^[^.]+$|\.(localhost|local|test|example|invalid|internal|lan|home\.arpa)$/;

/** Whether an origin can be reached by the public, as far as its name says. */
export function isPublicOrigin(origin: string): boolean {
  const host = URL.parse(origin)?.hostname.replace(/^\[|\]$/g, '');
  if (!host) return false;
  return isIP(host) ? isPublicAddress(host) : !RESERVED.test(host);
}
