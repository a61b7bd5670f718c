import { excerptOf, hasMatch } from '@/lib/search/excerpt';

const TEXT =
  'AO made its name delivering washing machines. The range also includes TVs, laptops and air fryers. Delivery is free.';

test('an excerpt is the beginning of a text, if that has a word of the query', () => {
  expect(excerptOf(TEXT, 'washing machine', 50)).toBe('AO made its name delivering washing machines.');
  expect(excerptOf(TEXT, 'fridge', 50)).toBe('AO made its name delivering washing machines.');
});

test('an excerpt is the sentence that shows why a text was found', () => {
  expect(excerptOf(TEXT, 'air fryer', 50)).toBe('The range also includes TVs, laptops and air fryers.');
});

test('a long sentence is cut around the first match', () => {
  const long = `It sells everything. ${'Many kinds of other things, '.repeat(6)}air fryers, ${'and so much more '.repeat(6)}`;
  const excerpt = excerptOf(long, 'air fryer', 60);
  expect(hasMatch(excerpt, 'air fryer')).toBe(true);
  expect(excerpt).toMatch(/^….+…$/);
  expect(excerpt.length).toBeLessThan(90);
});
