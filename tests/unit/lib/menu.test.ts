import { columnsFor, featuredOf, groupByCategory, groupedDropdown, plainDropdown } from '@/lib/menu';

const rows = (...slugs: string[]) => slugs.map((slug) => ({ slug }));
const link = (label: string, isFeatured = false) => ({ label, href: `/${label}`, note: null, isFeatured });

test('17 items or more stand in three columns, 12 or more in two, fewer in one', () => {
  const columns = [0, 1, 11, 12, 16, 17, 60].map(columnsFor);
  expect(columns).toEqual([1, 1, 1, 2, 2, 3, 3]);
});

describe('featured', () => {
  const shops = rows('a', 'b', 'c', 'd');
  test('the first three retailers, where nobody chose any', () => {
    expect([...featuredOf('retailers', shops, [])]).toEqual(['a', 'b', 'c']);
    expect([...featuredOf('retailers', shops, ['not-shown'])]).toEqual(['a', 'b', 'c']);
  });
  test('those that were chosen and are shown', () => {
    expect([...featuredOf('retailers', shops, ['d', 'not-shown'])]).toEqual(['d']);
    expect([...featuredOf('guides', shops, ['b'])]).toEqual(['b']);
  });
  test('nothing else by itself', () => {
    expect(featuredOf('products', shops, []).size).toBe(0);
  });
  test('comes first in a plain list', () => {
    const dropdown = plainDropdown([link('a'), link('b', true), link('c'), link('d', true)]);
    expect(dropdown?.groups[0]?.links.map(({ label }) => label)).toEqual(['b', 'd', 'a', 'c']);
  });
});

describe('products by category', () => {
  const categories = ['a', 'b', 'c', 'd', 'e'].map((slug) => ({ slug, name: slug.toUpperCase() }));
  const of = (category: string | null, count: number) =>
    Array.from({ length: count }, (_, index) => ({ category, name: `${category}${index}` }));

  test('six of each at most, groups of two at least, in the order of the categories', () => {
    const groups = groupByCategory([...of('c', 9), ...of('a', 2), ...of('b', 1), ...of(null, 5)], categories);
    expect(groups.map(({ title, rows: found }) => [title, found.length])).toEqual([
      ['A', 2],
      ['C', 6],
    ]);
  });
  test('three groups at most', () => {
    const products = categories.flatMap(({ slug }) => of(slug, 2));
    expect(groupByCategory(products, categories).map(({ title }) => title)).toEqual(['A', 'B', 'C']);
  });
  test('one column each', () => {
    const group = { title: 'A', links: [link('x'), link('y')] };
    expect(groupedDropdown([group, group])?.columns).toBe(2);
    expect(groupedDropdown([])).toBeNull();
  });
});

test('a dropdown without links is none', () => {
  expect(plainDropdown([])).toBeNull();
});
