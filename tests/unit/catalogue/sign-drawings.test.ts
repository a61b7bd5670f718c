import { signDrawings } from '../../../lib/catalogue/sign-drawings.ts';

const shop = (slug: string, ...key_categories: string[]) => ({ slug, key_categories });
const slugs = (drawings: ReturnType<typeof signDrawings>) => [...drawings.values()].map(({ slug }) => slug);

test('shops beside each other show different goods where they sell any', () => {
  const shops = [
    shop('amazon', 'electronics', 'gaming'),
    shop('argos', 'toys-games', 'electronics'),
    shop('currys', 'electronics', 'appliances'),
    shop('nike', 'sports-outdoors'),
    shop('adidas', 'sports-outdoors'),
  ];
  expect(slugs(signDrawings(shops))).toEqual([
    'electronics',
    'toys-games',
    'appliances',
    'sports-outdoors',
    'sports-outdoors',
  ]);
});

test('a shop that is recommended for some goods shows them', () => {
  const reasons = new Map([
    ['argos', { about: 'Consoles', subcategory: 'consoles', text: 'Bundles.' }],
    ['very', { about: 'Hats', subcategory: 'hats', text: 'Range.' }],
  ]);
  const shops = [shop('argos', 'toys-games'), shop('very', 'fashion'), shop('new')];
  expect([...signDrawings(shops, reasons).values()]).toEqual([
    { kind: 'subcategory', slug: 'consoles' },
    { kind: 'category', slug: 'fashion' },
    { kind: 'category', slug: '' },
  ]);
});
