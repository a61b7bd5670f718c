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

/** To be sent back to the form after filling it in would look like a failure. The password's page is an end in itself. */
function isAccountPath(path: string): boolean {
  return /^\/auth(\/|$)/.test(path) && path !== '/auth/new-password';
}

/** The sign-in page that leads on to `path`. */
export function signInPath(path: string): string {
  return path === '/' ? '/auth' : `/auth?next=${encodeURIComponent(path)}`;
}
