import { inParts } from '@/lib/data/read-in-parts';

test('the values of a filter are split so that each part fits into a URL, without duplicates', () => {
  expect(inParts([])).toEqual([]);
  expect(inParts(['a', 'b', 'a'])).toEqual([['a', 'b']]);
  const values = Array.from({ length: 700 }, (_, index) => `/retailers/a-shop-with-a-long-name-${index}`);
  const parts = inParts(values);
  expect(parts.flat()).toEqual(values);
  expect(parts.length).toBeGreaterThan(5);
  for (const part of parts) expect(part.map(encodeURIComponent).join('","').length).toBeLessThan(4100);
});
