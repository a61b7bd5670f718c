const HERE = 'http://here.invalid';
/** A longer path would not fit into the form that carries it. */
const LONGEST = 2000;

/** Returns the path to open after signing in; '/' for anything that is not a path of this site. */
export function nextPath(asked: string | null | undefined): string {
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  if (!asked?.startsWith('/') || asked.length > LONGEST || /[\\\p{Cc}]/u.test(asked)) return '/';
  const url = URL.parse(asked, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  return isAccountPath(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** Account pages that are a destination in themselves. */
const ENDS = ['/auth/new-password', '/auth/new-address'];

/** Returning to the form after submitting it would look like a failure. */
function isAccountPath(path: string): boolean {
  return /^\/auth(\/|$)/.test(path) && !ENDS.includes(path);
}

/** Returns the sign-in page with `path` as the next page. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
