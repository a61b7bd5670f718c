const HERE = 'http://here.invalid';
/** A longer path would not fit into the form that carries it. */
const LONGEST = 2000;

/** Returns the path to open after signing in; '/' if `asked` is not a path on this site. */
export function nextPath(asked: string | null | undefined): string {
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  if (!asked?.startsWith('/') || asked.length > LONGEST || /[\\\p{Cc}]/u.test(asked)) return '/';
  const url = URL.parse(asked, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  return isAccountPath(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** The account pages that may be opened after signing in. */
const ENDS = ['/auth/new-password', '/auth/new-address'];

/** Returns whether a path is an account page with a form. To see it again after signing in would look like a failure. */
function isAccountPath(path: string): boolean {
  return /^\/auth(\/|$)/.test(path) && !ENDS.includes(path);
}

/** Returns the sign-in page with `path` as the next page. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
