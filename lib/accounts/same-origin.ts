import { siteUrl } from '@/lib/site';

/**
 * Whether a POST comes from a page of this site. Browsers send `Origin` with every POST; another site cannot choose it
 * (OWASP, Cross-Site Request Forgery Prevention, 'Verifying Origin'). A proxy may ask under another host than the
 * browser did; the public origin counts then. lib/incoming-requests has removed an `X-Forwarded-Host` of the visitor.
 */
export function isSameOrigin(headers: Headers): boolean {
  const origin = URL.parse(headers.get('origin') ?? '');
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  return origin !== null && (origin.host === host || origin.origin === new URL(siteUrl()).origin);
}
