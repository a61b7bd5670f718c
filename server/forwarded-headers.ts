import type { IncomingHttpHeaders } from 'node:http';

/** Request headers that are always removed, because only SITE_URL may decide the site's scheme and port. */
const NEVER_BELIEVED = ['x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

/**
 * Removes proxy headers that a visitor could have forged. `X-Forwarded-Host` is reduced to the host that the outermost
 * of our own proxies saw; if we have no proxy, the header is removed. Next would build URLs from forged headers. For
 * example, `X-Forwarded-Proto: https` made Next treat its own rewrites as URLs of another server.
 * @param trustedProxies the number of our proxies in front of the server (TRUSTED_PROXIES)
 */
export function dropForgedHeaders(headers: IncomingHttpHeaders, trustedProxies: number): void {
  for (const name of NEVER_BELIEVED) delete headers[name];
  const hosts = [headers['x-forwarded-host'] ?? ''].flat().join(',').split(',');
  const host = trustedProxies > 0 ? (hosts.at(-trustedProxies) ?? hosts[0])?.trim() : '';
  if (host) headers['x-forwarded-host'] = host;
  else delete headers['x-forwarded-host'];
}
