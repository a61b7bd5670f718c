import { withShopFacts } from '../../../lib/catalogue/shop-facts.ts';
import { NO_FACTS } from '../../../lib/fallback/retailers/retailer.ts';

const evidence = {
  facts_source_name: 'The shop’s help pages',
  facts_source_url: 'https://shop.example/help',
  facts_checked_on: '2026-12-01',
};

test('facts with their evidence replace the columns', () => {
  const row = { ...NO_FACTS, slug: 'a', opens_boxing_day: false, returns_days: 28, ...evidence };
  expect(withShopFacts(row)).toEqual({
    slug: 'a',
    facts: {
      opensBoxingDay: false,
      openingHours: null,
      returnsDays: 28,
      christmasReturnsUntil: null,
      priceMatch: null,
      delivery: null,
      collection: null,
      sourceName: 'The shop’s help pages',
      sourceUrl: 'https://shop.example/help',
      checkedOn: '2026-12-01',
    },
  });
});

test.each(['facts_source_name', 'facts_source_url', 'facts_checked_on'])(
  'no fact is shown without %s',
  (column) => {
    const row = { ...NO_FACTS, delivery: 'Free over £50', ...evidence, [column]: null };
    expect(withShopFacts(row)).toEqual({ facts: null });
  },
);

test('evidence alone is no fact', () => {
  expect(withShopFacts({ ...NO_FACTS, ...evidence })).toEqual({ facts: null });
});
