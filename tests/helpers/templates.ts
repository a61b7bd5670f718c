/** One address of every public template; what holds for all pages is tested on these. */
export const TEMPLATES = [
  '/',
  '/retailers',
  '/retailers/argos',
  '/retailers/directory',
  '/categories',
  '/categories/electronics',
  '/categories/gaming/consoles',
  '/products',
  '/products/directory',
  '/gaming/ps5',
];
