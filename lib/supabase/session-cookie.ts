import { SESSION_COOKIE } from '@/lib/config/storage-names';

/** Returns the options of the session cookie, for server and browser. */
export function sessionCookieOptions(secure: boolean) {
  return { name: SESSION_COOKIE, path: '/', sameSite: 'lax' as const, secure };
}

/** Returns whether cookies (`document.cookie` or the header) contain a session, valid or not. */
export function hasSessionCookie(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => /^bds-session(\.0)?=./.test(cookie));
}
