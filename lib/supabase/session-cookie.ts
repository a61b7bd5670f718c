import { SESSION_COOKIE } from '@/lib/config/storage-names';

/** Returns the options of the session cookie, which the server and the browser must both use. */
export function sessionCookieOptions(secure: boolean) {
  return { name: SESSION_COOKIE, path: '/', sameSite: 'lax' as const, secure };
}

/**
 * Returns whether a cookie string contains a session, valid or not. The string is `document.cookie` or the Cookie
 * header.
 */
export function hasSessionCookie(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => /^bds-session(\.0)?=./.test(cookie));
}
