/** A public template and the page that stands for it. A new template is one more line here. */
export interface Template {
  template: string;
  path: string;
}

export const TEMPLATES: Template[] = [
  { template: '/', path: '/' },
  { template: '/retailers', path: '/retailers' },
  { template: '/retailers/{slug}', path: '/retailers/currys' },
  { template: '/categories', path: '/categories' },
  { template: '/categories/{slug}', path: '/categories/electronics' },
];
