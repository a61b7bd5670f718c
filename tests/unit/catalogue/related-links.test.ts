import { needsFillers, relatedCategories, relatedLinks, withFillers } from '@/lib/catalogue/related-links';

const named = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ slug: `${prefix}-${index}`, name: `${prefix} ${index}` }));
const categories = (count: number) => named('category', count);
const retailers = (count: number) => named('retailer', count);
const products = (count: number) => named('product', count).map((row) => ({ ...row, category: 'gaming' }));
const subcategories = (count: number) =>
  named('sub', count).map((row) => ({ ...row, parent_category_slug: 'gaming' }));
const fillers = { categories: named('c', 5), retailers: named('r', 5), products: [] };
const kinds = (links: { kind: string }[]) => links.map((link) => link.kind).join(' ');

describe('related links', () => {
  it('show no more than eight, taking turns between the kinds', () => {
    const links = relatedLinks('/', {
      categories: categories(9),
      retailers: retailers(9),
      products: products(9),
      subcategories: subcategories(9),
    });
    expect(kinds(links)).toBe('Category Retailer Product Subcategory Category Retailer Product Subcategory');
  });

  it.each([
    ['categories', { categories: categories(9) }],
    ['retailers', { retailers: retailers(9) }],
    ['products', { products: products(9) }],
  ])('show at most four %s', (_, related) => {
    expect(relatedLinks('/', related)).toHaveLength(4);
  });

  it('show at most three subcategories', () => {
    expect(relatedLinks('/', { subcategories: subcategories(9) })).toHaveLength(3);
  });

  it('leave out the page itself and fill its place', () => {
    const links = relatedLinks('/retailers/retailer-0', { retailers: retailers(5) });
    expect(links.map((link) => link.path)).toEqual(
      [1, 2, 3, 4].map((number) => `/retailers/retailer-${number}`),
    );
  });

  it('name every page once', () => {
    const twice = [...categories(2), ...categories(2)];
    expect(relatedLinks('/', { categories: twice })).toHaveLength(2);
  });

  it('use canonical paths', () => {
    const links = relatedLinks('/', {
      products: [
        { slug: 'ps5', name: 'PS5', category: 'gaming' },
        { slug: 'odd', name: 'Odd', category: null },
      ],
      subcategories: [{ slug: 'consoles', name: 'Consoles', parent_category_slug: 'gaming' }],
    });
    expect(links.map((link) => link.path)).toEqual([
      '/gaming/ps5',
      '/categories/gaming/consoles',
      '/products/odd',
    ]);
  });
});

describe('additional related links', () => {
  it.each([
    [0, 6],
    [2, 8],
    [3, 6],
    [4, 7],
    [5, 8],
    [6, 6],
  ])(
    'extend %i links to %i, by three of a kind while below six and never beyond eight',
    (given, expected) => {
      const all = [...relatedLinks('/', { categories: categories(4), retailers: retailers(4) })];
      expect(withFillers('/', all.slice(0, given), fillers)).toHaveLength(expected);
    },
  );

  it('stop at eight even when links repeat', () => {
    const links = relatedLinks('/', { products: products(4), subcategories: subcategories(1) });
    const filled = withFillers('/', links, { ...fillers, categories: named('c', 3) });
    expect(filled).toHaveLength(8);
  });

  it('move on to the next kind when a link is already there or is the page itself', () => {
    const links = relatedLinks('/', { categories: named('c', 3) });
    const filled = withFillers('/retailers/r-0', links, fillers);
    expect(kinds(filled)).toBe('Category Category Category Retailer Retailer');
  });

  it('are added only below six links', () => {
    const links = relatedLinks('/', { categories: categories(4), retailers: retailers(4) });
    expect(needsFillers(links.slice(0, 5))).toBe(true);
    expect(needsFillers(links.slice(0, 6))).toBe(false);
  });
});

const selling = (...key_categories: string[]) => ({ key_categories });

describe('relatedCategories', () => {
  it('start with what most of the shops sell and leave out the category itself', () => {
    const shops = [
      selling('gaming', 'toys'),
      selling('gaming', 'toys', 'tech'),
      selling('gaming', 'tech'),
      selling('tech'),
    ];
    expect(relatedCategories('gaming', shops)).toEqual(['tech', 'toys']);
  });

  it('are at most four, always in the same order', () => {
    expect(relatedCategories('x', [selling('e', 'd', 'c', 'b', 'a')])).toEqual(['a', 'b', 'c', 'd']);
  });
});
