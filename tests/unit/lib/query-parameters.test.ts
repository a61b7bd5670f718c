import { one } from '../../../lib/query-parameters';

test('one parameter is read, however often it stands in the address', () => {
  expect(one('a')).toBe('a');
  expect(one(['a', 'b'])).toBe('a');
  expect(one([])).toBe('');
  expect(one(undefined)).toBe('');
});
