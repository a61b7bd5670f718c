import ipaddr from 'ipaddr.js';
import { hostOf, isPrivateIp } from './public-lookup';
import { isPublicOrigin } from './public-origin';

/** Returns whether a host is this machine, judging by its name or IP address alone. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');

/** Returns whether a URL leads to this machine, judging by its host alone. */
export const isLoopbackUrl = (url: URL): boolean => isLoopback(hostOf(url));

/**
 * Returns whether secrets may be sent to a URL: to public hosts over https, and to this machine if `allowLoopback`. The
 * connection itself must use `publicLookup`, because a public name may lead to a private IP address.
 */
export function maySendSecrets(url: URL, { allowLoopback }: { allowLoopback: boolean }): boolean {
  if (isLoopbackUrl(url)) return allowLoopback && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && !isPrivateIp(hostOf(url)) && isPublicOrigin(url.origin);
}
