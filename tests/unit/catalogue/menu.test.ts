import {
  columnsFor,
  drawerOrder,
  featuredOf,
  groupByCategory,
  groupedDropdown,
  plainDropdown,
} from '@/lib/catalogue/menu';

const rows = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const link = (label: string, isFeatured = false) => ({ label, href: `/${label}`, note: null, isFeatured });

test('a dropdown has three columns from 17 items, two from 12 and otherwise one', () => {
  const columns = [0, 1, 11, 12, 16, 17, 60].map(columnsFor);
  expect(columns).toEqual([1, 1, 1, 2, 2, 3, 3]);
});

describe('featured items', () => {
  const shops = rows('a', 'b', 'c', 'd');
  test('are the first three retailers when nobody chose any', () => {
    expect([...featuredOf('retailers', shops, [])]).toEqual(['a', 'b', 'c']);
    expect([...featuredOf('retailers', shops, ['not-shown'])]).toEqual(['a', 'b', 'c']);
  });
  test('are the chosen ones that are shown', () => {
    expect([...featuredOf('retailers', shops, ['d', 'not-shown'])]).toEqual(['d']);
    expect([...featuredOf('guides', shops, ['b'])]).toEqual(['b']);
  });
  test('of other kinds exist only when somebody chose them', () => {
    expect(featuredOf('products', shops, []).size).toBe(0);
  });
  test('come first in a plain list', () => {
    const dropdown = plainDropdown([link('a'), link('b', true), link('c'), link('d', true)]);
    expect(dropdown?.groups[0]?.links.map(({ label }) => label)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('a dropdown of products by category', () => {
  const categories = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, name: slug.toUpperCase() }));
  const of = (category: string | null, count: number) =>
    Array.from({ length: count }, (_, index) => ({ category, name: `${category}${index}` }));

  test('shows groups of two to six products in the order of the categories', () => {
    const groups = groupByCategory([...of('c', 9), ...of('a', 2), ...of('b', 1), ...of(null, 5)], categories);
    expect(groups.map(({ title, rows: found }) => [title, found.length])).toEqual([
      ['A', 2],
      ['C', 6],
    ]);
  });
  test('shows three groups at most', () => {
    const products = categories.flatMap(({ slug }) => of(slug, 2));
    expect(groupByCategory(products, categories).map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  });
  test('shows one column for each group', () => {
    const group = { title: 'A', links: [link('x'), link('y')] };
    expect(groupedDropdown([group, group])?.columns).toBe(2);
    expect(groupedDropdown([])).toBeNull();
  });
});

test('the drawer begins with the categories and the shops that have links', () => {
  const dropdown = plainDropdown([link('x')]);
  const items = [
    { label: 'Home', list: null, dropdown: null },
    { label: 'Retailers', list: 'retailers' as const, dropdown },
    { label: 'Guides', list: 'guides' as const, dropdown },
    { label: 'Categories', list: 'categories' as const, dropdown },
  ];
  const labels = (all: typeof items) => drawerOrder(all).map(({ label }) => label);
  expect(labels(items)).toEqual(['Categories', 'Retailers', 'Home', 'Guides']);
  expect(labels(items.map((item) => ({ ...item, dropdown: null })))).toEqual(items.map(({ label }) => label));
});

test('a dropdown without links is not shown', () => {
  expect(plainDropdown([])).toBeNull();
});
