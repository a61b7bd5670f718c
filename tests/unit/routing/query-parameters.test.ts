import { one, pageAsked } from '../../../lib/routing/query-parameters';

test('the first value of a repeated query parameter is read', () => {
  expect(one('a')).toBe('a');
  expect(one(['a', 'b'])).toBe('a');
  expect(one([])).toBe('');
  expect(one(undefined)).toBe('');
});

test.each([
  ['3', 3],
  [['2', '9'], 2],
  ['2.7', 2],
  [undefined, 1],
  ['0', 1],
  ['-4', 1],
  ['x', 1],
  ['Infinity', 1_000_000],
  ['1e30', 1_000_000],
])('the page %p in a query is page %p', (value, page) => {
  expect(pageAsked(value)).toBe(page);
});
