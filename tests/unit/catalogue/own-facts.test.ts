import type { Retailer } from '../../../lib/catalogue/entities.ts';
import { factsApart } from '../../../lib/catalogue/own-facts.ts';
import type { ShopFacts } from '../../../lib/catalogue/shop-facts.ts';
import type { Highlight } from '../../../lib/schema/rows.ts';

const shop = (slug: string, texts: Record<string, [string, string, string]>, facts?: Partial<ShopFacts>) =>
  ({
    slug,
    last_verified: null,
    facts: facts ?? null,
    highlights_data: Object.entries(texts).map(([feature, values]): Highlight => ({ feature, values })),
  }) as unknown as Retailer;

const reasonsOf = (...shops: Retailer[]) =>
  [...factsApart(shops)].map(([slug, { label, text }]) => `${slug}: ${label}: ${text}`);

const PRICE_MATCH: [string, string, string] = ['Yes, conditions apply', '', ''];

test('shops that have the same kind of fact say different ones, as far as they can', () => {
  const collection: [string, string, string] = ['Home delivery', 'From most stores', ''];
  expect(
    reasonsOf(
      shop('a', { 'Price Match': PRICE_MATCH }),
      shop('b', { 'Price Match': PRICE_MATCH, 'Delivery & Collection': collection }),
      shop('c', { 'Price Match': PRICE_MATCH }),
    ),
  ).toEqual([
    'a: Price match: Yes, conditions apply',
    'b: Collection: From most stores',
    'c: Price match: Yes, conditions apply',
  ]);
});

test('a legal duty of every shop, or a missing feature, is no reason to choose one', () => {
  expect(
    reasonsOf(
      shop('law', { 'Returns Window': ['14-day right to cancel by law', '', ''] }),
      shop('online', { 'Delivery & Collection': ['Own delivery teams', 'Online only', ''] }),
    ),
  ).toEqual(['online: Delivery: Own delivery teams']);
});

test('a fact with a source comes before unchecked texts, and only those have a mark', () => {
  const facts = factsApart([
    shop('a', { 'Price Match': PRICE_MATCH }, { christmasReturnsUntil: '2027-01-24', returnsDays: null }),
    shop('b', { 'Price Match': PRICE_MATCH }),
  ]);
  expect(facts.get('a')).toEqual({
    label: 'Christmas returns',
    text: 'until 24 January 2027',
    isUnchecked: false,
  });
  expect(facts.get('b')?.isUnchecked).toBe(true);
});
