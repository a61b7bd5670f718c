const HERE = 'http://here.invalid';
/**
 * The maximum length of the path to open after signing in. The sign-in form contains this path, and the server limits
 * the size of the form.
 */
const LONGEST = 2000;

/** Returns the path to open after signing in: `asked` if it is a safe path on this site, otherwise '/'. */
export function nextPath(asked: string | null | undefined): string {
  // Reject backslashes and control characters: browsers read a backslash as a slash, and drop tabs and line breaks.
  if (!asked?.startsWith('/') || asked.length > LONGEST || /[\\\p{Cc}]/u.test(asked)) return '/';
  const url = URL.parse(asked, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  return isAccountPath(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** The only account pages that may be opened after signing in. */
const ENDS = ['/auth/new-password', '/auth/new-address'];

/**
 * Returns whether a path is an account page that must not open after signing in. Such a page shows a form, so users
 * would believe that signing in has failed.
 */
function isAccountPath(path: string): boolean {
  return /^\/auth(\/|$)/.test(path) && !ENDS.includes(path);
}

/**
 * Returns the path of the sign-up page. After signing up, the page opens `asked`, or '/' if `asked` is not a safe path.
 */
export const signUpPath = (asked: string | null | undefined): string =>
  `/auth?${new URLSearchParams({ mode: 'sign-up', next: nextPath(asked) })}`;

/** Returns the path of the sign-in page, which opens `path` after signing in. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
