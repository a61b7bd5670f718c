import type { AuthContext } from './settings.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether two URLs have the same origin. The hosts localhost, 127.0.0.1 and [::1] count as equal, because
 * developers use any of them.
 */
function sameSite(a: URL, b: URL): boolean {
  if (a.origin === b.origin) return true;
  const bothLocal = LOOPBACK.includes(a.hostname) && LOOPBACK.includes(b.hostname);
  return bothLocal && a.protocol === b.protocol && a.port === b.port;
}

/**
 * Returns the URL to which a client is redirected: the URL `requested` if it is on the site or on a configured origin.
 * Otherwise returns the site's root.
 */
export function safeRedirect(context: AuthContext, requested: string | undefined): URL {
  const site = new URL(context.siteUrl);
  if (!requested || !URL.canParse(requested)) return site;
  const target = new URL(requested);
  if (!['http:', 'https:'].includes(target.protocol) || target.username || target.password) return site;
  const allowed = sameSite(target, site) || context.auth.redirectOrigins.includes(target.origin);
  return allowed ? target : site;
}

export function withFragment(target: URL, fields: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams(fields).toString();
  return url.toString();
}

export function withQuery(target: URL, fields: Record<string, string>): URL {
  const url = new URL(target);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url;
}
