/** Converts a path to lower case, leaving percent escapes (`%C3`) as they are. */
export const lowerCasePath = (path: string): string =>
  path.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** Matches paths that stay as they are: case-sensitive paths, and paths of files. */
const LEFT_ALONE = /^\/(?:_next|api|admin|auth)(?:\/|$)|\.[^/]*$/i;

/**
 * Returns the canonical form of a page's path: lower case, without a trailing slash
 * (docs/product.md#canonical-addresses). Returns null if the path already has that form or is not the path of a page.
 */
export function canonicalPath(path: string): string | null {
  if (LEFT_ALONE.test(path) || path.startsWith('//')) return null;
  const canonical = lowerCasePath(path).replace(/(.)\/+$/, '$1');
  return canonical === path ? null : canonical;
}
