import type { IncomingHttpHeaders } from 'node:http';

/** The scheme and port of this site are those of SITE_URL; no request decides them. */
const NEVER_BELIEVED = ['x-forwarded-proto', 'x-forwarded-port', 'forwarded'];

/**
 * Removes what a visitor could write into the headers of a proxy. `X-Forwarded-Host` keeps the host that the outermost
 * of our own proxies saw; without such a proxy it is removed. Next would make addresses of these headers: with
 * `X-Forwarded-Proto: https` it took its own rewrites for addresses of another server.
 * @param trustedProxies how many proxies of ours stand before the server (TRUSTED_PROXIES)
 */
export function dropForgedHeaders(headers: IncomingHttpHeaders, trustedProxies: number): void {
  for (const name of NEVER_BELIEVED) delete headers[name];
  const hosts = [headers['x-forwarded-host'] ?? ''].flat().join(',').split(',');
  const host = trustedProxies > 0 ? (hosts.at(-trustedProxies) ?? hosts[0])?.trim() : '';
  if (host) headers['x-forwarded-host'] = host;
  else delete headers['x-forwarded-host'];
}
