/** A path in small letters; the digits of an escape (`%C3`) stay as they are. */
export const lowerCasePath = (path: string): string =>
  path.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Addresses whose letters have a meaning of their own, and files. */
const LEFT_ALONE = /^\/(?:_next|api|admin|auth)(?:\/|$)|\.[^/]*$/i;

/**
 * The canonical form of a page's path: small letters, no trailing slash (docs/product.md#canonical-addresses). Null when
 * the path has that form already, or is not the path of a page.
 */
export function canonicalPath(path: string): string | null {
  if (LEFT_ALONE.test(path) || path.startsWith('//')) return null;
  const canonical = lowerCasePath(path).replace(/(.)\/+$/, '$1');
  return canonical === path ? null : canonical;
}
