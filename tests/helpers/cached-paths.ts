import { globSync } from 'node:fs';
import { ENTITY_TABLES, entityOf } from '../../lib/entities/registry.ts';

/**
 * Pairs route templates of public entities with one path each: the path of a list, or of a row that does not exist.
 * Leaves out rows below a parent. CACHED has these templates, and has other paths for some of the templates here.
 */
const ENTITY_PATHS = ENTITY_TABLES.flatMap((table) => {
  const { path, list, parent } = entityOf(table);
  return [...(list ? [`/${table}`] : []), ...(parent ? [] : [path])];
}).map((path) => [path.replace('{slug}', '[slug]'), [path.replace('{slug}', 'nothing')]]);

/**
 * For each route template whose pages the site stores, some paths. If the template has parameters, these can be the
 * paths of an existing page, of a redirect and of a missing page.
 */
export const CACHED: Record<string, string[]> = {
  ...(Object.fromEntries(ENTITY_PATHS) as Record<string, string[]>),
  '/': ['/'],
  '/[category]': ['/lego', '/ps5', '/nothing-at-all'],
  '/[category]/[slug]': [
    '/gaming/ps5',
    '/fashion/ps5',
    '/guides/when-do-boxing-day-sales-start',
    '/gaming/nothing',
  ],
  '/about': ['/about'],
  '/accessibility': ['/accessibility'],
  '/apple-icon': ['/apple-icon'],
  '/categories': ['/categories'],
  '/categories/[slug]': ['/categories/electronics', '/categories/tech-electronics', '/categories/nothing'],
  '/categories/[slug]/[subcategorySlug]': ['/categories/gaming/consoles', '/categories/fashion/tvs'],
  '/categories/[slug]/[subcategorySlug]/page/[page]': ['/categories/gaming/consoles/page/1'],
  '/categories/[slug]/page/[page]': ['/categories/fashion/page/1', '/categories/fashion/page/2'],
  '/categories/page/[page]': ['/categories/page/1'],
  '/compare': ['/compare'],
  '/compare/[shops]': [
    '/compare/argos-vs-currys',
    '/compare/currys-vs-argos',
    '/compare/argos',
    '/compare/argos-vs-nothing',
  ],
  '/complaints': ['/complaints'],
  '/contact': ['/contact'],
  '/content': ['/content'],
  '/content/[slug]': ['/content/when-do-boxing-day-sales-start', '/content/nothing'],
  '/content/of/[kind]': ['/content?type=guide', '/content?type=article'],
  '/content/of/[kind]/page/[page]': ['/content/page/2?type=guide', '/content/page/1'],
  '/cookie-policy': ['/cookie-policy'],
  '/favicon.ico': ['/favicon.ico'],
  '/feed.xml': ['/feed.xml'],
  '/forbidden': ['/forbidden'],
  '/how-we-make-money': ['/how-we-make-money'],
  '/icon.svg': ['/icon.svg'],
  '/llms.txt': ['/llms.txt'],
  '/manifest.webmanifest': ['/manifest.webmanifest'],
  '/og/[...path]': ['/og/home.png', '/og/retailers/argos.png', '/og/nothing.png'],
  '/people/[slug]': ['/people/nobody'],
  '/privacy': ['/privacy'],
  '/products': ['/products'],
  '/products/directory': ['/products/directory'],
  '/products/directory/[initial]': ['/products/directory/p'],
  '/products/directory/[initial]/[page]': ['/products/directory/p/2'],
  '/products/page/[page]': ['/products/page/1', '/products/page/2'],
  '/retailers': ['/retailers'],
  '/retailers/[slug]': ['/retailers/argos', '/retailers/nothing'],
  '/retailers/directory': ['/retailers/directory'],
  '/retailers/directory/[initial]': ['/retailers/directory/a'],
  '/retailers/directory/[initial]/[page]': ['/retailers/directory/a/2'],
  '/retailers/page/[page]': ['/retailers/page/1', '/retailers/page/2'],
  '/robots.txt': ['/robots.txt'],
  '/sale-dates': ['/sale-dates'],
  '/sale-dates.csv': ['/sale-dates.csv'],
  '/sale-dates.json': ['/sale-dates.json'],
  '/sale-dates/[file]': ['/sale-dates/argos.ics', '/sale-dates/nothing.ics'],
  '/sale-dates/in-store': ['/sale-dates/in-store'],
  '/sale-dates/members': ['/sale-dates/members'],
  '/sale-dates/online': ['/sale-dates/online'],
  '/sitemap': ['/sitemap'],
  '/sitemap.xml': ['/sitemap.xml'],
  '/sitemaps/[part]': ['/sitemaps/pages.xml', '/sitemaps/retailers-1.xml', '/sitemaps/nothing.xml'],
  '/terms': ['/terms'],
};

/** Matches templates that the site renders for each visitor and never stores. */
const FOR_EACH_VISITOR =
  /^\/(?:api|auth|admin)(?:\/|$)|^\/(?:search|shortlist|compare\/choose|indexnow\.txt|sale-dates\.ics|\.well-known\/security\.txt)$/;

const FILES: Record<string, string> = { manifest: 'manifest.webmanifest' };

/** Returns the paths of all templates in the repository whose pages the site stores. */
export function cachedTemplates(): string[] {
  const pages = globSync('app/**/{page,route}.{ts,tsx}').map((file) => file.replace(/\/[^/]+$/, ''));
  const files = globSync(['app/manifest.ts', 'app/{icon,apple-icon,favicon}.*']).map((file) => {
    const name = file.replace(/\.tsx?$/, '').slice('app/'.length);
    return `app/${FILES[name] ?? name}`;
  });
  const addresses = [...pages, ...files].map(
    (file) => file.replace(/^app/, '').replaceAll(/\/\([^)]*\)/g, '') || '/',
  );
  return addresses.filter((address) => !FOR_EACH_VISITOR.test(address)).toSorted();
}
