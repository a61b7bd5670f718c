import { legacyRedirect, withQuery } from '@/lib/routing/legacy-redirects';

/**
 * The final location of a redirect of this site. It keeps the query of the request as it was written
 * (docs/product.md#canonical-addresses) and skips an old address that would be a second hop ('/tech/' → '/tech' → …).
 * The location's own query wins. A location on another site stays as it is.
 */
export function finalLocation(location: string, requestUrl: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [address = '', fragment] = location.split('#', 2);
  const [path = '', carried = ''] = address.split('?', 2);
  const asked = requestUrl.split('?').slice(1).join('?');
  const target = legacyRedirect(path) ?? withQuery(path, pairsWithout(carried, asked));
  return withQuery(target, asked) + (fragment ? `#${fragment}` : '');
}

/** The pairs of a query that another query does not have, however either writes them: a+b is a%20b. */
function pairsWithout(query: string, other: string): string {
  const named = new Set(pairsOf(other).map(meaningOf));
  return pairsOf(query)
    .filter((pair) => !named.has(meaningOf(pair)))
    .join('&');
}

const pairsOf = (query: string) => query.split('&').filter(Boolean);
const meaningOf = (pair: string) => new URLSearchParams(pair).toString();
