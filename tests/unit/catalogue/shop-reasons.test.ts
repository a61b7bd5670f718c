import { nameInSentence } from '../../../lib/catalogue/name-in-sentence.ts';
import { byReason, reasonsFrom, reasonsOf } from '../../../lib/catalogue/shop-reasons.ts';

test('a shop’s reason comes from the subcategory that ranks it highest', () => {
  const reasons = reasonsFrom([
    {
      name: 'Consoles',
      retailer_picks: [
        { slug: 'argos', reason: 'Bundles.' },
        { slug: 'very', reason: 'Sets.' },
      ],
    },
    {
      name: 'Games',
      retailer_picks: [
        { slug: 'very', reason: 'Range.' },
        { slug: 'argos', reason: 'Discs.' },
      ],
    },
  ]);
  expect(reasons.get('argos')).toEqual({ about: 'Consoles', text: 'Bundles.' });
  expect(reasons.get('very')).toEqual({ about: 'Games', text: 'Range.' });
  expect(reasons.get('next')).toBeUndefined();
});

test('the reasons of a subcategory are about the whole page', () => {
  expect(reasonsOf([{ slug: 'argos', reason: 'Bundles.' }]).get('argos')).toEqual({ text: 'Bundles.' });
});

test('only shops with a reason for the category are ranked, unless none has one', () => {
  const shops = [{ slug: 'ao' }, { slug: 'argos' }, { slug: 'very' }];
  const reasons = reasonsOf([
    { slug: 'very', reason: 'Sets.' },
    { slug: 'argos', reason: 'Bundles.' },
  ]);
  expect(byReason(shops, reasons)).toEqual({
    ranked: [{ slug: 'argos' }, { slug: 'very' }],
    others: [{ slug: 'ao' }],
  });
  expect(byReason(shops, new Map())).toEqual({ ranked: shops, others: [] });
});

test.each([
  ['categories', 'gaming', 'Gaming', 'gaming'],
  ['categories', 'electronics', 'Tech & Electronics', 'tech & electronics'],
  ['subcategories', 'tvs', 'TVs', 'TVs'],
  ['subcategories', 'womens-fashion', 'Women’s Fashion', 'women’s fashion'],
] as const)('%s: within a sentence, %s is %s', (table, slug, name, expected) => {
  expect(nameInSentence(table, { slug, name })).toBe(expected);
});

test('a name that is not built in may be a proper name, and keeps its capitals', () => {
  expect(nameInSentence('categories', { slug: 'nintendo', name: 'Nintendo' })).toBe('Nintendo');
  expect(nameInSentence('categories', { slug: 'gaming', name: 'Gaming by Nintendo' })).toBe(
    'Gaming by Nintendo',
  );
});
