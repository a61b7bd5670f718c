const LISTS = [
  'retailers',
  'categories',
  'subcategories',
  'products',
  'content',
  'redirects',
  'newsletter-subscribers',
];
/** Entities with a form of their own; the list of some is a part of another screen. */
const EDITED = [
  ...LISTS.filter((key) => key !== 'newsletter-subscribers'),
  'navigation',
  'affiliate-verifications',
  'legal',
];
const EXPORTED = [...EDITED, 'newsletter-subscribers'];
const OTHERS = [
  '/admin',
  '/admin/content/preview',
  '/admin/find',
  '/admin/homepage',
  '/admin/homepage/history',
  '/admin/homepage/preview',
  '/admin/legal',
  '/admin/link-manager',
  '/admin/navigation',
  '/admin/no-such-screen',
  '/admin/retailer-logos',
  '/admin/typography',
  '/admin/typography/history',
  '/admin/users',
];

const ROW = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const ADDRESS = new RegExp(
  `^(${OTHERS.join('|')}|/admin/(${[
    `(${LISTS.join('|')})`,
    `(${EDITED.join('|')})/(new|${ROW}(/history)?)`,
    `(${EXPORTED.join('|')})/export`,
  ].join('|')}))/?$`,
);

/**
 * Whether there is something at an address below /admin, as far as that can be told without the database. Written out,
 * because the middleware asks, which is to load no registry; a test compares it with the registry and with the routes.
 */
export const isAdminAddress = (pathname: string): boolean => ADDRESS.test(pathname);
