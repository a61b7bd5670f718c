import { knownRetailerSlugs } from '@/lib/fallback/known-retailers';
import { categoryPath } from './paths';

/**
 * Old addresses and their new ones (docs/product.md#old-addresses). '/guides/{slug}' and '/articles/{slug}' are not here:
 * lib/services/routing/resolve-route must first look for such a page.
 */
const MOVED: Record<string, string> = {
  '/guides': '/content?type=guide',
  '/articles': '/content?type=article',
  '/admin/buyers-guides': '/admin/content',
  '/admin/boxing-day-articles': '/admin/content',
  '/beauty': categoryPath('health-beauty'),
  '/home': categoryPath('home-living'),
  // By way of its alias tech-electronics, which would be a second hop.
  '/tech': categoryPath('electronics'),
};

export const MOVED_PATHS = Object.keys(MOVED);

/** Where an old address leads; null for any other path. */
export const legacyRedirect = (path: string): string | null =>
  Object.hasOwn(MOVED, path) ? (MOVED[path] ?? null) : null;

/** The known retailer whose name stands alone after the slash; null for any other path. */
export function knownRetailer(path: string): string | null {
  const slug = path.slice(1);
  return knownRetailerSlugs.includes(slug) ? slug : null;
}

/** The target with the query of the request; what the target itself asks for stands. */
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
