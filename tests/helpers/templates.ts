/** One address of every public template; what holds for all pages is tested on these. */
export const TEMPLATES = [
  '/',
  '/retailers',
  '/retailers/argos',
  '/categories',
  '/categories/electronics',
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
