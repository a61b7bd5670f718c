import { formatPounds, parsePounds } from '../../../lib/catalogue/pounds.ts';

test.each([
  [1, '£0.01'],
  [25_000, '£250'],
  [129_999, '£1,299.99'],
  [10_000_000, '£100,000'],
])('%i pence are shown as %s', (pence, text) => {
  expect(formatPounds(pence)).toBe(text);
  expect(parsePounds(text)).toBe(pence);
});

test.each([
  ['249.99', 24_999],
  [' £ 1299 ', 129_900],
  ['', null],
  ['249.9', null],
  ['1,29', null],
  ['about 20', null],
  ['-5', null],
])('the text %j is read as %j pence', (text, pence) => {
  expect(parsePounds(text)).toBe(pence);
});
