import { markOf } from '@/lib/catalogue/compare-marks';
import { summaryOf } from '@/lib/catalogue/compare-summary';
import { comparedRows, type ComparedShop } from '@/lib/catalogue/comparison';
import type { Retailer } from '@/lib/catalogue/entities';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import type { ShopFacts } from '@/lib/catalogue/shop-facts';

const FACTS: ShopFacts = {
  ...{ opensBoxingDay: null, openingHours: null, returnsDays: null, christmasReturnsUntil: null },
  ...{ priceMatch: null, delivery: null, collection: null, sourceName: 'A test' },
  ...{ sourceUrl: 'https://shop.example/help', checkedOn: '2026-11-20' },
};

interface Told {
  online?: string;
  status?: SaleStart['status'];
  isUnchecked?: boolean;
  returns?: string;
  facts?: Partial<ShopFacts>;
}

/** Makes a shop with the start of its sale online, and its returns as a text of its own or as a checked fact. */
function shop(
  name: string,
  { online, status = 'expected', isUnchecked, returns, facts }: Told,
): ComparedShop {
  const slug = name.toLowerCase();
  const start: SaleStart[] = online
    ? [
        {
          ...{ retailer: { slug, name }, channel: 'online', status, startsOn: online },
          ...{ startsAt: null, endsOn: null },
          basis: isUnchecked
            ? { kind: 'unchecked', text: 'Usually' }
            : { kind: 'past', day: 'Christmas Eve', matching: 2, years: 3 },
        },
      ]
    : [];
  const retailer = {
    ...{ slug, name, discount: null, last_verified: null, verdict: null },
    highlights_data: returns ? [{ feature: 'Returns Window', values: [returns, '', ''] }] : [],
    facts: facts ? { ...FACTS, ...facts } : null,
  };
  return { retailer: retailer as unknown as Retailer, starts: start };
}

const texts = (...shops: ComparedShop[]) => summaryOf(shops).map(({ text }) => text);
const marks = (...shops: ComparedShop[]) =>
  Object.fromEntries(comparedRows(shops).map((row) => [row.label, markOf(row)]));

test('the shop that starts earlier is named, with the days between', () => {
  const argos = shop('Argos', { online: '2026-12-25' });
  expect(texts(argos, shop('Currys', { online: '2026-12-24' }))).toEqual([
    'Currys starts online a day earlier: 24 December, expected.',
  ]);
  expect(texts(argos, shop('Next', { online: '2026-12-23', status: 'announced' }))).toEqual([
    'Next starts online 2 days earlier: 23 December; Argos is expected on 25 December.',
  ]);
  expect(texts(argos, shop('Boots', { online: '2026-12-25' }))).toEqual([
    'Both start online on 25 December, expected.',
  ]);
});

test('of more than two shops, all that start first are named', () => {
  const [a, b, c] = ['2026-12-24', '2026-12-25', '2026-12-24'].map((online, index) =>
    shop(`Shop ${index}`, { online }),
  );
  expect(a && b && c && texts(a, b, c)).toEqual([
    'Shop 0 and Shop 2 start online first: 24 December, expected.',
  ]);
});

test('a fact that is not known about each shop is left out', () => {
  const known = shop('Argos', { online: '2026-12-25', returns: '30 days', facts: { opensBoxingDay: true } });
  expect(summaryOf([known, shop('Currys', {})])).toEqual([]);
  expect(summaryOf([known, shop('Currys', { online: '2026-12-24', status: 'ended' })])).toEqual([]);
});

test('returns are compared only if each text begins with one number of days', () => {
  const argos = shop('Argos', { returns: '30 days, unused' });
  expect(summaryOf([argos, shop('Asos', { returns: '28 days' })])).toEqual([
    { text: 'Argos gives 30 days for returns, Asos 28.', isUnchecked: true },
  ]);
  // Every shop must give this right, so it says nothing about the shop.
  expect(texts(argos, shop('Currys', { returns: '14-day right to cancel by law' }))).toEqual([]);
  expect(texts(argos, shop('Next', { returns: 'Until the end of January' }))).toEqual([]);
  const checked = (days: number) => ({ facts: { returnsDays: days } });
  expect(summaryOf([shop('A', checked(28)), shop('B', checked(28))])).toEqual([
    { text: 'Both give 28 days for returns.', isUnchecked: false },
  ]);
});

test('a sentence is unchecked if one of its facts is', () => {
  const unchecked = shop('Argos', { online: '2026-12-25', isUnchecked: true });
  expect(summaryOf([unchecked, shop('Currys', { online: '2026-12-24' })])[0]?.isUnchecked).toBe(true);
});

test('Christmas returns and opening on Boxing Day are compared', () => {
  const late = { christmasReturnsUntil: '2027-01-24', opensBoxingDay: true };
  const early = { christmasReturnsUntil: '2027-01-10', opensBoxingDay: false };
  expect(texts(shop('Argos', { facts: early }), shop('Next', { facts: late }))).toEqual([
    'Next takes Christmas shopping back the longest, until 24 January 2027.',
    'Only Next opens on Boxing Day.',
  ]);
  expect(texts(shop('Argos', { facts: early }), shop('Next', { facts: early }))).toEqual([
    'Both take Christmas shopping back until 10 January 2027.',
    'Neither opens on Boxing Day.',
  ]);
});

test('a row marks its better cell, or that all are the same', () => {
  const argos = shop('Argos', { online: '2026-12-25', facts: { returnsDays: 30, delivery: 'Free' } });
  const currys = shop('Currys', { online: '2026-12-24', facts: { returnsDays: 30, delivery: '£5' } });
  expect(marks(argos, currys)).toEqual({
    'Starts online': { kind: 'best', cells: [1], label: 'Earlier' },
    Returns: { kind: 'same' },
    Delivery: null,
    'How we know': null,
  });
  expect(marks(argos, shop('Next', {}))['Starts online']).toBeNull();
  expect(marks(shop('A', { returns: '30 days' }), shop('B', { returns: '28 days' })).Returns).toMatchObject({
    kind: 'best',
    cells: [0],
    label: 'Longer',
  });
});
