import { jest } from '@jest/globals';
import { emptyResults, type SearchItem } from '@/lib/search/results';

jest.unstable_mockModule('@/lib/data/categories', () => ({ getCategory: () => Promise.resolve(null) }));
jest.unstable_mockModule('@/lib/data/subcategories', () => ({
  getSubcategory: () =>
    Promise.resolve({ falls: ['Old models'], retailer_picks: [{ slug: 'argos', reason: 'Cheap models.' }] }),
}));
jest.unstable_mockModule('@/lib/data/products', () => ({
  listProductsBySlug: () =>
    Promise.resolve([{ recommended_retailers: ['ninja', 'currys'], retailer_links: [] }]),
}));
jest.unstable_mockModule('@/lib/data/retailers', () => ({
  getRetailer: (slug: string) => Promise.resolve({ slug, name: slug }),
  listRetailersInCategory: () => Promise.resolve([]),
}));
const { answerToSearch } = await import('@/lib/services/pages/answer-to-search');

const item = (type: SearchItem['type'], name: string): SearchItem => ({
  ...{ type, name, id: name, slug: name, description: '', image: null },
  category: type === 'retailer' ? null : 'appliances',
});

test('the shops of a category are those that sell its goods, the editors’ choice first', async () => {
  const { goods, good, shops, sellers } = await answerToSearch('air fryers', {
    ...emptyResults(),
    categories: [item('category', 'Air fryers')],
    products: [item('product', 'Dual drawer')],
    retailers: [item('retailer', 'ao')],
  });
  expect([goods?.name, good]).toEqual(['Air fryers', ['Old models']]);
  // AO is found, but nobody says that it sells air fryers.
  expect(shops.map(({ slug }) => slug)).toEqual(['argos', 'ninja', 'currys']);
  expect(sellers.map(({ slug, description }) => [slug, description])).toEqual([
    ['argos', 'Cheap models.'],
    ['ninja', ''],
    ['currys', ''],
  ]);
});

test('a shop that was searched for is the first of its own answer', async () => {
  const { goods, shops, sellers } = await answerToSearch('ao', {
    ...emptyResults(),
    retailers: [item('retailer', 'ao')],
  });
  expect(goods).toBeNull();
  expect(shops.map(({ slug }) => slug)).toEqual(['ao']);
  expect(sellers).toEqual([]);
});
