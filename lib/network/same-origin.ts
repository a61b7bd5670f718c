import { siteUrl } from '@/lib/routing/site-url';

/**
 * Returns whether a POST comes from a page of this site. Browsers send `Origin` with every POST, and other sites cannot
 * forge it (OWASP, Cross-Site Request Forgery Prevention, 'Verifying Origin'). The origin must have the request's host,
 * or be the public origin of the site. A proxy may request the server under another host, so the host alone is not
 * enough. server/prepare-request removes a visitor's own `X-Forwarded-Host`.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = URL.parse(headers.get('origin') ?? '');
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return origin !== null && (origin.host === host || origin.origin === new URL(siteUrl()).origin);
}
