import { knownRetailerSlugs } from '@/lib/fallback/known-retailers';
import { categoryPath } from './paths';

/**
 * Old paths and their new ones (docs/product.md#old-addresses). '/guides/{slug}' and '/articles/{slug}' are missing,
 * because lib/services/routing/resolve-route must first check whether the page exists.
 */
const MOVED: Record<string, string> = {
  '/guides': '/content?type=guide',
  '/articles': '/content?type=article',
  '/admin/buyers-guides': '/admin/content',
  '/admin/boxing-day-articles': '/admin/content',
  '/beauty': categoryPath('health-beauty'),
  '/home': categoryPath('home-living'),
  // Not to the category's alias tech-electronics, which would be a second redirect.
  '/tech': categoryPath('electronics'),
};

export const MOVED_PATHS = Object.keys(MOVED);

/** Returns the new path of an old one; null for any other path. */
export const legacyRedirect = (path: string): string | null =>
  Object.hasOwn(MOVED, path) ? (MOVED[path] ?? null) : null;

/** Returns the slug of the known retailer in a path such as '/argos'; null for any other path. */
export function knownRetailer(path: string): string | null {
  const slug = path.slice(1);
  return knownRetailerSlugs.includes(slug) ? slug : null;
}

/** Adds the request's query to the target. Parameters that the target already has win. */
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
