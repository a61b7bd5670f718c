import { SESSION_COOKIE } from '@/lib/storage-names';

/** How the session's cookie is set, by the server and by the browser alike. */
export function sessionCookieOptions(secure: boolean) {
  return { name: SESSION_COOKIE, path: '/', sameSite: 'lax' as const, secure };
}

/** Whether a list of cookies (`document.cookie` or the header) holds a session, valid or not. */
export function hasSessionCookie(cookies: string): boolean {
  return cookies.split(/;\s*/).some((cookie) => /^bds-session(\.0)?=./.test(cookie));
}
