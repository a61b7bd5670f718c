import type { ProductCard } from '@/lib/catalogue/entities';
import { availableFacets, commonRetailers, productFacts, sortOptions } from '@/lib/catalogue/product-filters';

const product = (slug: string, values: Partial<ProductCard> = {}): ProductCard => ({
  slug,
  name: slug,
  brand: '',
  category: 'gaming',
  subcategory: null,
  image: null,
  image_url: null,
  price_range: null,
  recommended_retailers: [],
  retailer_links: [],
  price: null,
  verdict: null,
  ...values,
});
const names = {};
const valuesOf = (
  products: ProductCard[],
  name: string,
  named: Parameters<typeof availableFacets>[1] = names,
) =>
  availableFacets(products, named)
    .find((group) => group.name === name)
    ?.options.map(({ value }) => value);

describe('the filters of a list', () => {
  it('appear only with at least two options', () => {
    const products = [product('a', { brand: 'Sony' }), product('b', { brand: 'Sony' })];
    expect(availableFacets(products, names)).toEqual([]);
    expect(valuesOf([...products, product('c', { brand: 'Marks & Spencer' })], 'brand')).toEqual([
      'marks-spencer',
      'sony',
    ]);
  });

  it('name only values that a product has, and only published rows', () => {
    const products = [
      product('a', { subcategory: 'consoles', recommended_retailers: ['argos', 'gone'] }),
      product('b', { subcategory: 'games', recommended_retailers: ['currys'] }),
    ];
    const named = {
      subcategory: [
        { slug: 'games', name: 'Games' },
        { slug: 'chairs', name: 'Chairs' },
        { slug: 'consoles', name: 'Consoles' },
      ],
      retailer: [
        { slug: 'currys', name: 'Currys' },
        { slug: 'argos', name: 'Argos' },
      ],
    };
    expect(valuesOf(products, 'subcategory', named)).toEqual(['consoles', 'games']);
    expect(valuesOf(products, 'retailer', named)).toEqual(['argos', 'currys']);
  });

  it('count the products of each option, and name the advice of their verdicts', () => {
    const wait = { advice: 'wait', reason: 'Cleared later.' } as const;
    const early = { advice: 'buy_early', reason: 'Sold out soon.' } as const;
    const products = [
      product('a', { brand: 'Sony', verdict: wait }),
      product('b', { brand: 'Sony', verdict: early }),
      product('c', { brand: 'Dyson', verdict: wait }),
    ];
    const options = availableFacets(products, names).map(({ name, options: all }) => [
      name,
      ...all.map(({ value, count }) => `${value} ${count}`),
    ]);
    expect(options).toEqual([
      ['advice', 'buy_early 1', 'wait 2'],
      ['brand', 'dyson 1', 'sony 2'],
    ]);
  });

  it('offer every price band that a price falls into, and none for an unknown price', () => {
    const bandsOf = (price_range: string | null) =>
      productFacts([product('a', { price_range })])
        .a?.choices.filter((choice) => choice.startsWith('price:'))
        .map((choice) => choice.slice('price:'.length));
    expect(bandsOf('£20 – £49.99')).toEqual(['under-50']);
    expect(bandsOf('£50')).toEqual(['50-100']);
    expect(bandsOf('£80 – £260')).toEqual(['50-100', '100-250', '250-500']);
    expect(bandsOf('From £429')).toEqual(['250-500']);
    expect(bandsOf('£1,299')).toEqual(['over-500']);
    expect(bandsOf('a lot')).toEqual([]);
    expect(bandsOf(null)).toEqual([]);
  });
});

describe('the order of products', () => {
  const products = [
    product('unknown'),
    product('dear', { name: 'éclair', price_range: '£300' }),
    product('cheap', { name: 'Zebra', price_range: '£10 – £900' }),
  ];
  const sorted = (order: 'place' | 'name' | 'price-low' | 'price-high') => {
    const facts = productFacts(products);
    return products.map(({ slug }) => slug).sort((a, b) => facts[a]!.order[order] - facts[b]!.order[order]);
  };

  it.each([
    ['place', ['unknown', 'dear', 'cheap']],
    ['name', ['dear', 'unknown', 'cheap']],
    ['price-low', ['cheap', 'dear', 'unknown']],
    ['price-high', ['cheap', 'dear', 'unknown']],
  ] as const)('by %s is %p, with unknown prices last', (order, expected) => {
    expect(sorted(order)).toEqual(expected);
  });

  it('offers price only when a price is known', () => {
    const valuesFor = (...args: Parameters<typeof sortOptions>) =>
      sortOptions(...args).map(({ value }) => value);
    expect(valuesFor(products, false)).toEqual(['', 'name', 'price-low', 'price-high']);
    expect(valuesFor(products, true)).toEqual(['', 'price-low', 'price-high']);
    expect(valuesFor([product('a')], true)).toEqual(['']);
  });
});

test('a long list offers the retailers that sell most of its products', () => {
  const products = [
    product('a', { recommended_retailers: ['rare', 'argos'] }),
    product('b', { recommended_retailers: ['argos', 'currys'] }),
    product('c', { recommended_retailers: ['currys', 'argos'] }),
  ];
  expect(commonRetailers(products, 2)).toEqual(['argos', 'currys']);
});
