import { cut } from '@/lib/text/cut';

test('a short text stays as it is', () => expect(cut('Tea 🫖', 6)).toBe('Tea 🫖'));

test('a long text is cut, and never in the middle of an emoji', () => {
  expect(cut('Tea 🫖', 4)).toBe('Tea ');
  expect(cut('Tea 🫖', 5)).toBe('Tea ');
});
