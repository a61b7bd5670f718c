import { siteUrl } from '@/lib/routing/site-url';

/**
 * Returns whether a POST comes from a page of this site. Browsers send `Origin` with every POST, and other sites cannot
 * forge it (OWASP, Cross-Site Request Forgery Prevention, 'Verifying Origin'). The origin must have the request's host,
 * or be the public origin of the site, because a proxy may use another host. server/prepare-request removes a visitor's
 * own `X-Forwarded-Host`.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = URL.parse(headers.get('origin') ?? '');
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return origin !== null && (origin.host === host || origin.origin === new URL(siteUrl()).origin);
}
