import { jest } from '@jest/globals';

const shopOf = (slug: string, ...key_categories: string[]) => ({
  ...{ slug, key_categories },
  name: slug.toUpperCase(),
});
const SHOPS = [
  shopOf('e', 'toys'),
  shopOf('d', 'toys', 'tech'),
  shopOf('c', 'tech'),
  shopOf('b', 'toys', 'tech', 'food'),
];
const listRetailers = jest.fn(({ limit }: { limit: number }) => Promise.resolve(SHOPS.slice(0, limit)));
const listRetailersInCategory = jest.fn((category: string) =>
  Promise.resolve(SHOPS.filter(({ key_categories }) => key_categories.includes(category))),
);
jest.unstable_mockModule('@/lib/data/retailers', () => ({
  ...{ listRetailers, listRetailersInCategory },
  getRetailer: jest.fn(),
}));
jest.unstable_mockModule('@/lib/data/categories', () => ({
  listCategories: () =>
    Promise.resolve(['toys', 'tech', 'food'].map((slug) => ({ slug, name: slug.toUpperCase() }))),
}));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({ listRetailerStarts: jest.fn() }));
jest.unstable_mockModule('@/lib/data/shops-with-facts', () => ({
  listShopsWithFacts: () => Promise.resolve([SHOPS[1], SHOPS[2]]),
}));
jest.unstable_mockModule('@/lib/services/routing/moved-slug', () => ({ movedSlug: jest.fn() }));
const { isIndexable, listCategoryPairs, listSimilarPairs, listSuggestedPairs } =
  await import('@/lib/services/compare/comparison');

const paths = (pairs: { path: string; isIndexable: boolean }[]) =>
  pairs.map(({ path, isIndexable: isListed }) => [path, isListed]);

test('one read has the pairs of all categories, in the order of the shops', async () => {
  const pairs = await listCategoryPairs([]);
  expect(pairs.map(({ category, pair }) => [category.slug, pair.path])).toEqual([
    ['toys', '/compare/d-vs-e'],
    ['tech', '/compare/c-vs-d'],
  ]);
  expect(pairs[0]?.shops.map(({ slug }) => slug)).toEqual(['e', 'd', 'b']);
  expect(listRetailers).toHaveBeenCalledTimes(1);
  expect(listRetailersInCategory).not.toHaveBeenCalled();
});

test('a category shows the first pair that the page does not show already', async () => {
  const [toys] = await listCategoryPairs([
    { path: '/compare/d-vs-e', names: ['D', 'E'], isIndexable: false },
  ]);
  expect(toys?.pair.path).toBe('/compare/b-vs-e');
});

test('only a pair of shops with checked facts may be listed by search engines', async () => {
  const ofCategories = await listCategoryPairs([]);
  expect(paths(ofCategories.map(({ pair }) => pair))).toEqual([
    ['/compare/d-vs-e', false],
    ['/compare/c-vs-d', true],
  ]);
  expect(paths(await listSuggestedPairs())).toContainEqual(['/compare/c-vs-d', true]);
  expect(paths(await listSuggestedPairs())).toContainEqual(['/compare/c-vs-e', false]);
  const compared = [SHOPS[3], SHOPS[2]] as unknown as Parameters<typeof listSimilarPairs>[0];
  expect(paths((await listSimilarPairs(compared)).pairs)).toEqual([
    ['/compare/b-vs-d', false],
    ['/compare/c-vs-d', true],
  ]);
  expect(await isIndexable('/compare/c-vs-d')).toBe(true);
  expect(await isIndexable('/compare/d-vs-e')).toBe(false);
});
