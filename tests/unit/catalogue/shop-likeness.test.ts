import { byGoodsOfShop, comesDownAt, mostSimilar } from '@/lib/catalogue/shop-likeness';
import { products } from '@/lib/fallback/products/index';
import { retailers } from '@/lib/fallback/retailers/index';

const shop = (slug: string) => {
  const found = retailers.find((each) => each.slug === slug);
  if (!found) throw new Error(`No built-in shop ${slug}`);
  return found;
};

const productsOf = (slugs: string[]) =>
  slugs.flatMap((slug) => {
    const row = products.find((each) => each.slug === slug);
    if (!row?.verdict) return [];
    const { name, category, subcategory, verdict: advice, verdict_reason } = row;
    return [{ slug, name, category, subcategory, verdict: { advice, reason: verdict_reason ?? '' } }];
  });

const inOrder = (slug: string) =>
  byGoodsOfShop(productsOf(shop(slug).top_products), shop(slug)).map((product) => product.slug);

test('products that come down at a shop are first, then those to wait for, in the editors’ order', () => {
  expect(inOrder('argos')).toEqual([
    'lego',
    'dyson-v15',
    'nintendo-switch',
    'ps5',
    'airpods-pro-2',
    'ninja-af400',
  ]);
});

test('products of goods that rarely come down at a shop are last', () => {
  const sold = productsOf(['ps5', 'lego', 'nintendo-switch']);
  expect(byGoodsOfShop(sold, shop('smyths-toys')).map(({ slug }) => slug)).toEqual([
    'lego',
    'ps5',
    'nintendo-switch',
  ]);
});

test('goods name a subcategory or a part of a category, and not just a word of it', () => {
  const [lego, airpods] = productsOf(['lego', 'airpods-pro-2']);
  const isDown = (product: typeof lego, ...falls: string[]) =>
    product && comesDownAt(product, { falls, holds: [] });
  expect(isDown(lego, 'Toys and lights')).toBe(true);
  expect(isDown(lego, 'Building sets')).toBe(true);
  expect(isDown(lego, 'Gift sets')).toBe(false);
  expect(isDown(airpods, 'Headphones')).toBe(true);
  expect(isDown(airpods, 'Its own Echo, Fire and Kindle devices')).toBe(false);
});

const similarTo = (slug: string, to = retailers) =>
  mostSimilar(shop(slug), to)
    .slice(0, 3)
    .map((other) => other.slug);

test('shops whose verdicts name the goods of a shop are the most similar to it', () => {
  // The verdict of John Lewis names bedding and furniture. The verdicts of Very and Smyths Toys name toys.
  expect(similarTo('argos')).toEqual(['john-lewis', 'very', 'smyths-toys']);
});

test('without such goods, shops that sell the same categories and little else are the most similar', () => {
  expect(similarTo('ao')[0]).toBe('currys');
  expect(similarTo('boots').slice(0, 2)).toEqual(['superdrug', 'sephora']);
});

test('a verdict that says of goods that they keep their price does not count', () => {
  const others = [
    { slug: 'new', key_categories: [], verdict: 'Shoes stay at full price.' },
    { slug: 'old', key_categories: [], verdict: 'A clearance of shoes and coats.' },
  ];
  const own = { slug: 'own', falls: ['Shoes'], key_categories: ['fashion'] };
  expect(mostSimilar(own, others).map(({ slug }) => slug)).toEqual(['old', 'new']);
});
