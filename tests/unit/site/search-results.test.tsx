import { jest } from '@jest/globals';
import type { SearchItem } from '@/lib/search/results';

const products = [
  { slug: 'ps5', recommended_retailers: ['gone', 'argos'], retailer_links: [] },
  { slug: 'old', recommended_retailers: ['gone'], retailer_links: [] },
  { slug: 'new', recommended_retailers: [], retailer_links: [] },
];
const argos = { slug: 'argos', name: 'Argos', cta_url: 'https://argos.example', highlights_data: [] };
const ao = {
  ...argos,
  ...{ slug: 'ao', name: 'AO', has_sale: true, facts: null, last_verified: null },
  highlights_data: [
    { feature: 'Sale Start Time', values: ['Usually before Boxing Day', 'Online only', ''] },
    { feature: 'Returns Window', values: ['14-day right to cancel by law; AO may allow longer', '', ''] },
  ],
};
const start = {
  ...{ retailer: argos, channel: 'online', status: 'expected', startsOn: '2026-12-25' },
  ...{ startsAt: null, endsOn: null, basis: { kind: 'past', day: 'Christmas Day', matching: 2, years: 3 } },
};
jest.unstable_mockModule('@/lib/data/products', () => ({
  listProductsBySlug: ([slug]: string[]) => Promise.resolve(products.filter((row) => row.slug === slug)),
}));
jest.unstable_mockModule('@/lib/data/retailers', () => ({
  getRetailer: (slug: string) => Promise.resolve([argos, ao].find((row) => row.slug === slug) ?? null),
  listRetailersBySlug: (slugs: string[]) => Promise.resolve(slugs.includes('argos') ? [argos] : []),
}));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({
  listSaleStarts: () => Promise.resolve([start]),
}));
jest.unstable_mockModule('@/lib/data/categories', () => ({
  getCategory: (slug: string) => Promise.resolve(slug === 'gaming' ? { falls: ['Game bundles'] } : null),
}));
jest.unstable_mockModule('@/lib/data/subcategories', () => ({
  getSubcategory: () => Promise.resolve({ falls: ['Older consoles'] }),
}));
jest.unstable_mockModule('@/lib/data/content-list', () => ({ listContentBySlug: jest.fn() }));
const { factsOf, hasShop, isMarkedResult } = await import('@/components/site/search-results/result-facts');

const item = (type: SearchItem['type'], slug: string): SearchItem => ({
  ...{ type, slug, id: slug, name: slug },
  ...{ description: '', image: null, category: null },
});

test.each([
  ['a shop', item('retailer', 'argos'), true],
  ['a shop that was just unpublished', item('retailer', 'gone'), false],
  ['a product with a shop', item('product', 'ps5'), true],
  ['a product whose shops are unpublished', item('product', 'old'), false],
  ['a product without shops', item('product', 'new'), false],
  ['a category', item('category', 'gaming'), false],
  ['no result', undefined, false],
])('whether the first result links to a shop: %s', async (_, first, expected) => {
  expect(await hasShop(first)).toBe(expected);
});

test('a shop without a known day shows its usual start, and no returns that the law demands of each shop', async () => {
  const [facts] = await factsOf([item('retailer', 'ao')]);
  expect(facts).toMatchObject({ usual: 'Usually before 26 Dec', returns: null });
  expect(facts && isMarkedResult(facts)).toBe(true);
});

test('a category shows the goods that come down in it, and a subcategory its own', async () => {
  const consoles = { ...item('category', 'consoles'), category: 'gaming' };
  const facts = await factsOf([item('category', 'gaming'), consoles, item('category', 'gone')]);
  expect(facts).toEqual([
    { kind: 'category', falls: ['Game bundles'] },
    { kind: 'category', falls: ['Older consoles'] },
    { kind: 'category', falls: [] },
  ]);
});
