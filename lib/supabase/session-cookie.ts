import { SESSION_COOKIE } from '@/lib/config/storage-names';

/** Returns the options of the session cookie. The server and the browser must use the same options. */
export function sessionCookieOptions(secure: boolean) {
  return { name: SESSION_COOKIE, path: '/', sameSite: 'lax' as const, secure };
}

/** Returns whether a session cookie is present, valid or not. `cookies` is `document.cookie` or the Cookie header. */
export function hasSessionCookie(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => /^bds-session(\.0)?=./.test(cookie));
}
