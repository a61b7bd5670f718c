import { knownRetailerSlugs } from '@/lib/fallback/known-retailers';
import { categoryPath } from './paths';

/**
 * The new path of each old path (docs/product.md#old-addresses). '/guides/{slug}' and '/articles/{slug}' are not in
 * this list, because lib/services/routing/resolve-route must first check whether the page exists.
 */
const MOVED: Record<string, string> = {
  '/guides': '/content?type=guide',
  '/articles': '/content?type=article',
  '/admin/buyers-guides': '/admin/content',
  '/admin/boxing-day-articles': '/admin/content',
  '/beauty': categoryPath('health-beauty'),
  '/home': categoryPath('home-living'),
  // The path has the category's real slug. The alias tech-electronics would cause a second redirect.
  '/tech': categoryPath('electronics'),
};

export const MOVED_PATHS = Object.keys(MOVED);

/** Returns the new path for an old path; null for any other path. */
export const legacyRedirect = (path: string): string | null =>
  Object.hasOwn(MOVED, path) ? (MOVED[path] ?? null) : null;

/** Returns the slug of a well-known retailer from a path such as '/argos'; null for any other path. */
export function knownRetailer(path: string): string | null {
  const slug = path.slice(1);
  return knownRetailerSlugs.includes(slug) ? slug : null;
}

/**
 * Adds the query of a request to the target of a redirect. If both have the same parameter, keeps only the target's
 * value.
 */
export function withQuery(target: string, search: string): string {
  const [path = '', own = ''] = target.split('?', 2);
  const asked = new URLSearchParams(own);
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair && ![...new URLSearchParams(pair).keys()].some((name) => asked.has(name)));
  const query = [own, ...kept].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
