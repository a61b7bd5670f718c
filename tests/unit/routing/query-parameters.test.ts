import { one } from '../../../lib/routing/query-parameters';

test('the first value of a repeated query parameter is read', () => {
  expect(one('a')).toBe('a');
  expect(one(['a', 'b'])).toBe('a');
  expect(one([])).toBe('');
  expect(one(undefined)).toBe('');
});
