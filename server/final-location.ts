import { legacyRedirect, withQuery } from '@/lib/routing/legacy-redirects';

/**
 * Returns the location to which a redirect on this site finally leads, so that the browser follows one redirect, not
 * two: '/tech/' leads to the new path at once, not to the old path '/tech', which redirects again. The request's query
 * is added exactly as written (docs/product.md#canonical-addresses). If both the request and the location have a
 * parameter, the location's value is used. A location on another site is returned unchanged.
 */
export function finalLocation(location: string, requestUrl: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [url = '', fragment] = location.split('#', 2);
  const [path = '', carried = ''] = url.split('?', 2);
  const asked = requestUrl.split('?').slice(1).join('?');
  const target = legacyRedirect(path) ?? withQuery(path, pairsWithout(carried, asked));
  return withQuery(target, asked) + (fragment ? `#${fragment}` : '');
}

/**
 * Returns the `name=value` pairs of `query` that `other` lacks. The pairs are compared after decoding, so a+b equals
 * a%20b.
 */
function pairsWithout(query: string, other: string): string {
  const named = new Set(pairsOf(other).map(meaningOf));
  return pairsOf(query)
    .filter((pair) => !named.has(meaningOf(pair)))
    .join('&');
}

const pairsOf = (query: string) => query.split('&').filter(Boolean);
const meaningOf = (pair: string) => new URLSearchParams(pair).toString();
