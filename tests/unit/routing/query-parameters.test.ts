import { one } from '../../../lib/routing/query-parameters';

test('a parameter that appears several times in the address is read once', () => {
  expect(one('a')).toBe('a');
  expect(one(['a', 'b'])).toBe('a');
  expect(one([])).toBe('');
  expect(one(undefined)).toBe('');
});
