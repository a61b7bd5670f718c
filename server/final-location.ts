import { legacyRedirect, withQuery } from '@/lib/routing/legacy-redirects';

/**
 * Returns the final location of a redirect on this site. It keeps the request's query exactly as written
 * (docs/product.md#canonical-addresses) and skips an old path that would be a second hop ('/tech/' → '/tech' → …).
 * Parameters in the location's own query win. A location on another site is returned unchanged.
 */
export function finalLocation(location: string, requestUrl: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [url = '', fragment] = location.split('#', 2);
  const [path = '', carried = ''] = url.split('?', 2);
  const asked = requestUrl.split('?').slice(1).join('?');
  const target = legacyRedirect(path) ?? withQuery(path, pairsWithout(carried, asked));
  return withQuery(target, asked) + (fragment ? `#${fragment}` : '');
}

/** Returns the pairs of a query that the other query does not have. They are compared decoded: a+b equals a%20b. */
function pairsWithout(query: string, other: string): string {
  const named = new Set(pairsOf(other).map(meaningOf));
  return pairsOf(query)
    .filter((pair) => !named.has(meaningOf(pair)))
    .join('&');
}

const pairsOf = (query: string) => query.split('&').filter(Boolean);
const meaningOf = (pair: string) => new URLSearchParams(pair).toString();
