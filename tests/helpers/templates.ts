/** Paths of public pages of most kinds, for tests of rules that apply to all pages. */
export const TEMPLATES = [
  '/',
  '/retailers',
  '/retailers/argos',
  '/categories',
  '/categories/electronics',
  '/compare',
  '/compare/argos-vs-currys',
  '/sale-dates',
  '/sale-dates/online',
  '/content',
  '/content?type=guide',
  '/content/when-do-boxing-day-sales-start',
  '/privacy',
  '/contact',
  '/sitemap',
  '/retailers/directory',
  '/categories/gaming/consoles',
  '/products',
  '/products/directory',
  '/gaming/ps5',
];

/** Paths of search results, shortlists, missing pages and account pages. */
export const UNLINKED = [
  '/search?q=sale',
  '/search?q=curyrs',
  '/shortlist',
  '/shortlist?shops=argos,currys&products=ps5,nothing',
  '/compare/argos',
  '/retailers/no-such-shop',
  '/a/b/c/d',
  '/auth',
  '/auth?mode=sign-up',
  '/auth/forgotten',
];
