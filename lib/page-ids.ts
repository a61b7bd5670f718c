/** The ids of the public pages' own elements; tests/unit/lib/page-ids.test.ts finds one that is missing here. */
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
 * Ids that carry a number or a name: an entry of the menu, a column of the footer, what is suggested below a field. With
 * a number behind it none may match for ever, since that is how a taken id is made a free one.
 */
const MADE =
  /^(?:menu-\d+|letter-[a-z0-9]|(?:footer|found|search-by)-[a-z]+|(?:drawer|header|hero|page)-search-suggestions(?:-\d{1,2})?)$/;

/** Whether an element of the pages around an editor's text may have that id. */
export const isPageId = (id: string): boolean => IDS.has(id) || MADE.test(id);
