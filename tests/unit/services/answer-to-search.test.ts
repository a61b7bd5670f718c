import { jest } from '@jest/globals';
import { emptyResults, type SearchItem } from '@/lib/search/results';

jest.unstable_mockModule('@/lib/data/categories', () => ({ getCategory: () => Promise.resolve(null) }));
jest.unstable_mockModule('@/lib/data/subcategories', () => ({
  getSubcategory: () =>
    Promise.resolve({
      ...{ falls: ['Old models'], buy_early: [], wait: [], any_time: [] },
      retailer_picks: [{ slug: 'argos', reason: 'Cheap models.' }],
    }),
}));
const listProductPage = jest.fn((_filter: { subcategory: string }) =>
  Promise.resolve([{ recommended_retailers: ['ninja', 'currys', 'ao'], retailer_links: [] }]),
);
jest.unstable_mockModule('@/lib/data/products', () => ({
  listProductPage,
  listProductsBySlug: () => Promise.resolve([{ recommended_retailers: ['shark'], retailer_links: [] }]),
}));
jest.unstable_mockModule('@/lib/data/retailers', () => ({
  getRetailer: (slug: string) => Promise.resolve({ slug, name: slug }),
  listRetailersInCategory: () => Promise.resolve([{ slug: 'currys' }, { slug: 'next' }]),
}));
const { answerToSearch } = await import('@/lib/services/pages/answer-to-search');

const item = (type: SearchItem['type'], name: string, category: string | null = null): SearchItem => ({
  ...{ type, name, id: name, slug: name, description: '', image: null, category },
});

test('the shops of a subcategory are those that sell its own products, the editors’ choice first', async () => {
  const { goods, good, shops, sellers } = await answerToSearch('air fryers', {
    ...emptyResults(),
    categories: [item('category', 'air fryers', 'appliances')],
    // The vacuum is in the same category as the air fryers. Its retailer, Shark, need not sell any air fryers.
    products: [item('product', 'vacuum', 'appliances')],
    retailers: [item('retailer', 'shark')],
  });
  expect([goods?.name, good]).toEqual(['air fryers', ['Old models']]);
  expect(listProductPage.mock.calls[0]?.[0]).toEqual({ subcategory: 'air fryers' });
  expect(shops.map(({ slug }) => slug)).toEqual(['argos', 'ninja', 'currys']);
  expect(sellers.map(({ slug, description }) => [slug, description])).toEqual([
    ['argos', 'Cheap models.'],
    ['ninja', ''],
    ['currys', ''],
  ]);
});

test('a shop that sells the goods and is found is in the answer too, at its place in the editors’ order', async () => {
  const { shops, sellers } = await answerToSearch('air fryers', {
    ...emptyResults(),
    categories: [item('category', 'air fryers', 'appliances')],
    retailers: [item('retailer', 'ao'), item('retailer', 'argos')],
  });
  expect(shops.map(({ slug }) => slug)).toEqual(['argos', 'ninja', 'currys', 'ao']);
  expect(sellers.map(({ slug }) => slug)).toEqual(['argos', 'ninja', 'currys', 'ao']);
});

test('the sellers of a category are only shops that are listed under it', async () => {
  const { shops, sellers } = await answerToSearch('appliances', {
    ...emptyResults(),
    categories: [item('category', 'appliances')],
    products: [item('product', 'vacuum', 'appliances')],
    retailers: [item('retailer', 'shark')],
  });
  expect(shops.map(({ slug }) => slug)).toEqual(['currys', 'next', 'shark']);
  expect(sellers.map(({ slug }) => slug)).toEqual(['currys', 'next']);
});

test('a shop that was searched for has no answer above it, because its result has all facts', async () => {
  const { goods, shops, sellers } = await answerToSearch('ao', {
    ...emptyResults(),
    retailers: [item('retailer', 'ao')],
  });
  expect([goods, shops, sellers]).toEqual([null, [], []]);
});
