import type { ProductCard } from '@/lib/data/product-cards';
import { choiceGroups, commonRetailers, productFacts, sortOptions } from '@/lib/product-choices';

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
  ...values,
});
const names = { subcategories: [], retailers: [] };
const valuesOf = (products: ProductCard[], name: string, named: Parameters<typeof choiceGroups>[1] = names) =>
  choiceGroups(products, named)
    .find((group) => group.name === name)
    ?.options.map(({ value }) => value);

describe('the ways to narrow a list', () => {
  it('are those with at least two options', () => {
    const products = [product('a', { brand: 'Sony' }), product('b', { brand: 'Sony' })];
    expect(choiceGroups(products, names)).toEqual([]);
    expect(valuesOf([...products, product('c', { brand: 'Marks & Spencer' })], 'brand')).toEqual([
      'marks-spencer',
      'sony',
    ]);
  });

  it('name only what a product has, and only rows that are published', () => {
    const products = [
      product('a', { subcategory: 'consoles', recommended_retailers: ['argos', 'gone'] }),
      product('b', { subcategory: 'games', recommended_retailers: ['currys'] }),
    ];
    const named = {
      subcategories: [
        { slug: 'games', name: 'Games' },
        { slug: 'chairs', name: 'Chairs' },
        { slug: 'consoles', name: 'Consoles' },
      ],
      retailers: [
        { slug: 'currys', name: 'Currys' },
        { slug: 'argos', name: 'Argos' },
      ],
    };
    expect(valuesOf(products, 'subcategory', named)).toEqual(['consoles', 'games']);
    expect(valuesOf(products, 'retailer', named)).toEqual(['argos', 'currys']);
  });

  it('have the bands that a price reaches into, and none for a price that is not known', () => {
    const bandsOf = (price_range: string | null) =>
      productFacts([product('a', { price_range })]).a?.choices.map((choice) => choice.slice('price:'.length));
    expect(bandsOf('£20 – £49.99')).toEqual(['under-50']);
    expect(bandsOf('£50')).toEqual(['50-100']);
    expect(bandsOf('£80 – £260')).toEqual(['50-100', '100-250', '250-500']);
    expect(bandsOf('From £429')).toEqual(['250-500']);
    expect(bandsOf('£1,299')).toEqual(['over-500']);
    expect(bandsOf('a lot')).toEqual([]);
    expect(bandsOf(null)).toEqual([]);
  });
});

describe('the order', () => {
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
  ] as const)('by %s is %p, a price that is not known last', (order, expected) => {
    expect(sorted(order)).toEqual(expected);
  });

  it('is offered by price only where there is one', () => {
    const valuesFor = (...args: Parameters<typeof sortOptions>) =>
      sortOptions(...args).map(({ value }) => value);
    expect(valuesFor(products, false)).toEqual(['', 'name', 'price-low', 'price-high']);
    expect(valuesFor(products, true)).toEqual(['', 'price-low', 'price-high']);
    expect(valuesFor([product('a')], true)).toEqual(['']);
  });
});

test('the retailers of a long list are those that sell most of it', () => {
  const products = [
    product('a', { recommended_retailers: ['rare', 'argos'] }),
    product('b', { recommended_retailers: ['argos', 'currys'] }),
    product('c', { recommended_retailers: ['currys', 'argos'] }),
  ];
  expect(commonRetailers(products, 2)).toEqual(['argos', 'currys']);
});
