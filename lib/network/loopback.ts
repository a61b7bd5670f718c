import ipaddr from 'ipaddr.js';
import { hostOf } from './public-lookup';
import { isPublicOrigin } from './public-origin';

/** Returns whether a URL leads to this machine, judging by its host name or IP address alone. */
export function isLoopbackUrl(url: URL): boolean {
  const host = hostOf(url);
  return host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback');
}

/**
 * Returns whether secrets may be sent to a URL: to public hosts over https, and to this machine if `allowLoopback` is
 * true. The connection itself must use `publicLookup`, because a public name may lead to a private IP address.
 */
export function maySendSecrets(url: URL, { allowLoopback }: { allowLoopback: boolean }): boolean {
  if (isLoopbackUrl(url)) return allowLoopback && /^https?:$/.test(url.protocol);
  return url.protocol === 'https:' && isPublicOrigin(url.origin);
}
