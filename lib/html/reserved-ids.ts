/**
 * The element ids that the public pages themselves use; tests/unit/html/reserved-ids.test.ts fails if an id is missing
 * from this list.
 */
const IDS = new Set([
  'about',
  'articles',
  'at-a-glance',
  'categories',
  'content',
  'contents',
  'deal-alerts',
  'deal-alerts-hint',
  'disclaimer',
  'drawer-search',
  'editorial',
  'explore-more',
  'further-shops',
  'guides',
  'header-search',
  'hero-search',
  'how-it-works',
  'main',
  'menu-drawer',
  'menu-opener',
  'nearest-shops',
  'newsletter',
  'operator',
  'own-data',
  'page-search',
  'popular-searches',
  'products',
  'questions',
  'read-next',
  'related',
  'retailers',
  'sale-dates',
  'saving',
  'siblings',
  'similar',
  'site-header',
  'subcategories',
  'terms',
  'tips',
  'trust',
  'versions',
  'what-youll-find',
  'where-to-buy',
]);

/**
 * Matches the pages' own ids that contain a number or name, such as those of menu items, footer columns and
 * suggestions. The pattern must not match every id that ends in a number, because headings with the same text also get
 * numbered ids.
 */
const MADE =
  /^(?:menu-\d+|letter-[a-z0-9]|(?:footer|found|search-by)-[a-z]+|(?:drawer|header|hero|page)-search-suggestions(?:-\d{1,2})?)$/;

/** Returns whether the page around an editor's text may itself use that id. */
export const isPageId = (id: string): boolean => IDS.has(id) || MADE.test(id);
