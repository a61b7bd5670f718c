const HERE = 'http://here.invalid';
/** A longer one would not fit into the form that carries it on. */
const LONGEST = 2000;

/** The address to go on to after signing in: a path of this site, whatever was asked for; '/' for anything else. */
export function nextPath(asked: string | null | undefined): string {
  // Browsers read a backslash as a slash, and drop tabs and line breaks.
  if (!asked?.startsWith('/') || asked.length > LONGEST || /[\\\p{Cc}]/u.test(asked)) return '/';
  const url = URL.parse(asked, HERE);
  if (!url || url.origin !== HERE || url.pathname.startsWith('//')) return '/';
  return isAccountPath(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`;
}

/** Pages of the account that are an end in themselves. */
const ENDS = ['/auth/new-password', '/auth/new-address'];

/** To be sent back to the form after filling it in would look like a failure. */
function isAccountPath(path: string): boolean {
  return /^\/auth(\/|$)/.test(path) && !ENDS.includes(path);
}

/** The sign-in page that leads on to `path`. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
