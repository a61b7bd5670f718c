import type { Retailer } from '../../../lib/catalogue/entities.ts';
import { keyFacts } from '../../../lib/catalogue/key-facts.ts';
import type { SaleChannel, SaleStart } from '../../../lib/catalogue/sale-windows.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';
import type { Highlight } from '../../../lib/schema/rows.ts';

type Cells = Highlight['values'];
const shop = (texts: Record<string, Cells>, more: Partial<Retailer> = {}) =>
  ({
    ...{
      slug: 'argos',
      name: 'Argos',
      verdict: 'Best for toys.',
      falls: [],
      facts: null,
      last_verified: null,
    },
    highlights_data: Object.entries(texts).map(([feature, values]) => ({ feature, values })),
    ...more,
  }) as Retailer;
const starts = (...channels: SaleChannel[]) => channels.map((channel) => ({ channel }) as SaleStart);

const START: Cells = ['Usually just before Christmas', 'Usually Boxing Day', 'Hours differ'];
const RETURNS: Cells = ['30 days', '30 days', 'Some products are excluded'];
const DELIVERY: Cells = ['Home delivery', 'Click & collect', ''];
const FACTS = {
  ...{ opensBoxingDay: false, openingHours: null, returnsDays: 28, christmasReturnsUntil: null },
  ...{ priceMatch: null, delivery: null, collection: null },
  ...{ sourceName: 'Help', sourceUrl: 'https://shop.example', checkedOn: '2026-11-22' },
};

test('the box has the highlights beside the timeline, with the value in store only if it differs', () => {
  const argos = shop({
    'Sale Start Time': START,
    'Returns Window': RETURNS,
    'Delivery & Collection': DELIVERY,
  });
  expect(keyFacts(argos, starts('online', 'in_store')).facts).toEqual([
    { label: 'Returns', value: '30 days', details: ['Some products are excluded'], isUnchecked: true },
    {
      ...{ label: 'Delivery and collection', value: 'Home delivery' },
      ...{ details: ['In store: Click & collect'], isUnchecked: true },
    },
  ]);
});

test('a start that the timeline does not show is in the box, with its channel', () => {
  const facts = (covered: SaleChannel[]) =>
    keyFacts(shop({ 'Sale Start Time': START }), starts(...covered)).facts;
  expect(facts(['in_store'])[0]).toMatchObject({ label: 'Sale starts online', value: START[0] });
  expect(facts(['online'])[0]).toMatchObject({ label: 'Sale starts', value: 'In store: Usually Boxing Day' });
  expect(facts([])[0]).toMatchObject({
    ...{ label: 'Sale starts', value: START[0] },
    details: ['In store: Usually Boxing Day', 'Hours differ'],
  });
});

test('a shop without stores has no value in store', () => {
  const amazon = shop({
    'Sale Start Time': ['Usually by Boxing Day', 'Online only', ''],
    'Returns Window': ['30 days', 'Lockers', ''],
  });
  expect(keyFacts(amazon, []).facts).toMatchObject([
    { label: 'Sale starts online', details: [] },
    { label: 'Returns', details: ['Lockers'] },
  ]);
});

test('facts with a source come first, and replace the highlights about the same', () => {
  const { facts, sourced } = keyFacts(
    shop({ 'Returns Window': RETURNS, 'Delivery & Collection': DELIVERY }, { facts: FACTS }),
    [],
  );
  expect(facts.map(({ label, value, isUnchecked }) => [label, value, isUnchecked])).toEqual([
    ['Boxing Day', 'Most stores stay closed', false],
    ['Returns', '28 days', false],
    ['Delivery and collection', 'Home delivery', true],
  ]);
  expect(sourced).toEqual(['Boxing Day', 'Returns']);
});

test('the box has at most three facts; the other highlights are left for the table', () => {
  const own: Cells = ['Yes', '', ''];
  const { facts, highlights } = keyFacts(
    shop({ Membership: own, 'Ways to Pay': own, 'Price Match': own, Parking: own }),
    [],
  );
  expect(facts.map(({ label }) => label)).toEqual(['Membership', 'Ways to Pay', 'Price match']);
  expect(highlights.map(({ feature }) => feature)).toEqual(['Parking']);
});

test('each built-in shop has a fact in its box, and none says that it is online only', () => {
  for (const retailer of retailers) {
    const { facts } = keyFacts({ ...retailer, facts: null } as unknown as Retailer, []);
    expect([retailer.slug, facts.length > 0]).toEqual([retailer.slug, true]);
    expect(facts.flatMap(({ value, details }) => [value, ...details]).join()).not.toMatch(/online only/i);
  }
});
