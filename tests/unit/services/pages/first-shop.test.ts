import { jest } from '@jest/globals';

const PUBLISHED = ['amazon', 'argos', 'currys'];
const cardOf = (slug: string) => ({ slug, name: slug.toUpperCase(), cta_url: `https://${slug}.example/` });
const listRetailersBySlug = jest.fn((slugs: string[]) =>
  Promise.resolve(slugs.filter((slug) => PUBLISHED.includes(slug)).map(cardOf)),
);
jest.unstable_mockModule('@/lib/data/retailers', () => ({ listRetailersBySlug }));
const { firstShopOf, firstShopsOf, shopsOfList } = await import('@/lib/services/pages/first-shop');

const product = (slug: string, recommended: string[], linked: string[] = []) => ({
  slug,
  recommended_retailers: recommended,
  retailer_links: linked.map((shop) => ({ slug: shop, url: `https://${shop}.example/${slug}` })),
});
const shopOf = (slug: string, count = 1) => ({
  slug,
  name: slug.toUpperCase(),
  url: `https://${slug}.example/`,
  isProduct: false,
  count,
});

beforeEach(() => listRetailersBySlug.mockClear());

test('each product has its first published shop, and all shops are read at once', async () => {
  const products = [
    product('tv', ['closed', 'currys', 'argos']),
    product('radio', ['argos', 'currys']),
    product('lamp', ['closed']),
    product('sofa', []),
  ];
  expect([...(await firstShopsOf(products))]).toEqual([
    ['tv', shopOf('currys', 2)],
    ['radio', shopOf('argos', 2)],
  ]);
  expect(listRetailersBySlug.mock.calls).toEqual([[['argos', 'closed', 'currys']]]);
});

test('the link leads to the product at the shop, where its URL is known', async () => {
  expect(await firstShopOf(product('tv', ['closed', 'argos'], ['argos']))).toEqual({
    slug: 'argos',
    name: 'ARGOS',
    url: 'https://argos.example/tv',
    isProduct: true,
    count: 1,
  });
});

test('on the page of a shop, every product leads to that shop', async () => {
  const products = [product('tv', ['currys']), product('radio', [], ['amazon'])];
  expect([...(await firstShopsOf(products, 'amazon')).values()]).toEqual([
    shopOf('amazon', 2),
    { slug: 'amazon', name: 'AMAZON', url: 'https://amazon.example/radio', isProduct: true, count: 1 },
  ]);
});

test('a list names the shops to which its products lead, then the others that sell them, each once', async () => {
  const products = [
    product('tv', ['currys', 'amazon', 'argos']),
    product('lamp', ['closed']),
    product('radio', ['argos', 'currys']),
    product('cable', ['currys']),
  ];
  expect((await shopsOfList(products)).map(({ slug }) => slug)).toEqual(['currys', 'argos', 'amazon']);
});

test('a list with more than 100 shops is read in parts, because one answer has at most 128 tags', async () => {
  const products = Array.from({ length: 48 }, (_, index) =>
    product(`p${index}`, [`a${index}`, `b${index}`, `c${index}`]),
  );
  expect((await firstShopsOf(products)).size).toBe(0);
  expect(listRetailersBySlug.mock.calls.map(([slugs]) => slugs.length)).toEqual([100, 44]);
});

test('a list without shops needs no query', async () => {
  expect(await firstShopOf(product('sofa', []))).toBeNull();
  expect(listRetailersBySlug).not.toHaveBeenCalled();
});
