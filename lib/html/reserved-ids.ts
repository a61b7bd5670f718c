/**
 * The element ids that the public pages themselves use; tests/unit/html/reserved-ids.test.ts fails if an id is missing
 * from this list.
 */
const IDS = new Set([
  'about',
  'answer',
  'articles',
  'at-a-glance',
  'categories',
  'choose-shops',
  'compare',
  'content',
  'contents',
  'deal-alerts',
  'deal-alerts-email',
  'disclaimer',
  'drawer-search',
  'editorial',
  'explore-more',
  'guide-products',
  'guide-shops',
  'goods',
  'guides',
  'header-search',
  'hero-search',
  'how-it-works',
  'how-we-know',
  'lost-search',
  'main',
  'menu-drawer',
  'menu-opener',
  'nearest-shops',
  'newsletter',
  'nearest-categories',
  'next-dates',
  'no-dates',
  'operator',
  'other-shops',
  'own-data',
  'page-search',
  'pairs',
  'past-sale-dates',
  'past-starts',
  'popular-searches',
  'price-history',
  'prices',
  'product-filters',
  'products',
  'questions',
  'read-next',
  'related',
  'retailers',
  'sale-dates',
  'sale-timeline',
  'same-day',
  'saving',
  'shop-facts',
  'shops',
  'siblings',
  'similar',
  'site-header',
  'sources',
  'specs',
  'subcategories',
  'take-the-dates',
  'terms',
  'tips',
  'top-shops',
  'trust',
  'updates',
  'versions',
  'what-youll-find',
  'when-to-buy',
  'where-to-buy',
  'written',
]);

/**
 * Matches the pages' own ids that contain a number or name, such as those of menu items, footer columns and
 * suggestions. The pattern must not match every id that ends in a number, because headings with the same text also get
 * numbered ids.
 */
const MADE =
  /^(?:menu-\d+|letter-[a-z0-9]|sales-on-[a-z0-9-]+|(?:footer|found|search-by)-[a-z]+|(?:drawer|header|hero|page)-search-suggestions(?:-\d{1,2})?)$/;

/** Returns whether the page around an editor's text may itself use that id. */
export const isPageId = (id: string): boolean => IDS.has(id) || MADE.test(id);
