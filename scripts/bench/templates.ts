/** A template of public pages, and the path of one page that represents it. Add a line below for each new template. */
export interface Template {
  template: string;
  path: string;
  /** Set if search engines may not index this page. Lighthouse then skips the audit that requires indexing. */
  isNoindex?: true;
}

export const TEMPLATES: Template[] = [
  { template: '/', path: '/' },
  { template: '/retailers', path: '/retailers' },
  { template: '/retailers/{slug}', path: '/retailers/currys' },
  { template: '/categories', path: '/categories' },
  { template: '/categories/{slug}', path: '/categories/electronics' },
  { template: '/categories/{slug}/{subcategory}', path: '/categories/gaming/consoles' },
  { template: '/products', path: '/products' },
  { template: '/{category}/{slug}', path: '/gaming/ps5' },
  { template: '/products/directory', path: '/products/directory' },
  { template: '/retailers/directory', path: '/retailers/directory' },
  { template: '/sale-dates', path: '/sale-dates' },
  { template: '/compare/{shops}', path: '/compare/argos-vs-currys', isNoindex: true },
  { template: '/content', path: '/content' },
  { template: '/content/{slug}', path: '/content/when-do-boxing-day-sales-start' },
  { template: '/privacy', path: '/privacy' },
];
