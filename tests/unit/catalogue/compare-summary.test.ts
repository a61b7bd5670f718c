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
  /** The time of day at which the sale starts online. */
  at?: string;
  status?: SaleStart['status'];
  isUnchecked?: boolean;
  returns?: string;
  facts?: Partial<ShopFacts>;
  falls?: string[];
}

/**
 * Returns a shop. With `online`, its sale starts online on that day. Its return period can be a text (`returns`) or a
 * checked fact (`facts`).
 */
function shop(
  name: string,
  { online, at, status = 'expected', isUnchecked, returns, facts, falls = [] }: Told,
): ComparedShop {
  const slug = name.toLowerCase();
  const start: SaleStart[] = online
    ? [
        {
          ...{ retailer: { slug, name }, channel: 'online', status, startsOn: online },
          ...{ startsAt: at ?? null, endsOn: null },
          basis: isUnchecked
            ? { kind: 'unchecked', text: 'Usually' }
            : { kind: 'past', day: 'Christmas Eve', matching: 2, years: 3 },
        },
      ]
    : [];
  const retailer = {
    ...{ slug, name, discount: null, last_verified: null, verdict: null, falls },
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
    'Currys is expected to start online a day earlier, on 24 December.',
  ]);
  expect(texts(argos, shop('Next', { online: '2026-12-23', status: 'announced' }))).toEqual([
    'Next starts online on 23 December; Argos is expected to start on 25 December.',
  ]);
  expect(texts(argos, shop('Boots', { online: '2026-12-25' }))).toEqual([
    'Both are expected to start online on 25 December.',
  ]);
});

test('all shops that start first are named, if more than two are compared', () => {
  const [a, b, c] = ['2026-12-24', '2026-12-25', '2026-12-24'].map((online, index) =>
    shop(`Shop ${index}`, { online }),
  );
  expect(a && b && c && texts(a, b, c)).toEqual([
    'Shop 0 and Shop 2 are expected to start online first, on 24 December.',
  ]);
  const next = shop('Next', { online: '2026-12-23', status: 'announced' });
  expect(a && b && texts(a, b, next)).toEqual([
    'Next starts online on 23 December; the other sales are expected later.',
  ]);
});

test('days that the shops have announced are stated, with the time that all share', () => {
  const announced = (name: string, day: number, at?: string) =>
    shop(name, { online: `2026-12-${day}`, at, status: 'announced' });
  const argos = announced('Argos', 25, '18:00');
  expect(texts(argos, announced('Next', 24, '06:00'))).toEqual([
    'Next starts online a day earlier, on 24 December, 06:00.',
  ]);
  expect(texts(argos, announced('Boots', 25, '18:00'))).toEqual(['Both start online on 25 December, 18:00.']);
  expect(texts(argos, announced('Boots', 25))).toEqual(['Both start online on 25 December.']);
  expect(texts(argos, shop('Boots', { online: '2026-12-25' }))).toEqual([
    'Both are expected to start online on 25 December.',
  ]);
});

test('sales that have started are on now', () => {
  const live = ['A', 'B', 'C'].map((name) => shop(name, { online: '2026-12-24', status: 'live' }));
  expect(texts(...live.slice(1))).toEqual(['Online, both sales are on now.']);
  expect(texts(...live)).toEqual(['Online, all the sales are on now.']);
});

test('a fact that is not known about each shop is left out', () => {
  const known = shop('Argos', { online: '2026-12-25', returns: '30 days', facts: { opensBoxingDay: true } });
  expect(summaryOf([known, shop('Currys', {})])).toEqual([]);
  expect(summaryOf([known, shop('Currys', { online: '2026-12-24', status: 'ended' })])).toEqual([]);
});

test('returns are compared only if each text is one number of days', () => {
  const argos = shop('Argos', { returns: '30 days' });
  expect(summaryOf([argos, shop('Asos', { returns: '28 days' })])).toEqual([
    { text: 'Argos allows 30 days for returns, Asos 28.', isUnchecked: true },
  ]);
  // The summary does not compare a hedged text, such as 'has been usual', or a number with a condition, because neither
  // is a plain number of days. It only repeats such texts.
  expect(texts(argos, shop('Very', { returns: '28 days has been usual' }))).toEqual([
    'Returns at Argos: 30 days; at Very: 28 days has been usual.',
  ]);
  // The statutory right to cancel does not count as the shop's own return period.
  expect(texts(argos, shop('Currys', { returns: '14-day right to cancel by law' }))).toEqual([
    'Returns at Argos: 30 days, by its own rule.',
  ]);
  const law = (name: string, more = '') => shop(name, { returns: `14-day right to cancel by law${more}` });
  expect(texts(law('AO', '; AO may allow longer'), law('Currys'), law('Dyson'))).toEqual([
    'Returns at AO: AO may allow longer.',
  ]);
  expect(texts(law('Currys'), law('Dyson'))).toEqual([]);
  expect(texts(argos, shop('Next', {}))).toEqual([]);
  const checked = (days: number) => ({ facts: { returnsDays: days } });
  expect(summaryOf([shop('A', checked(28)), shop('B', checked(28))])).toEqual([
    { text: 'Both allow 28 days for returns.', isUnchecked: false },
  ]);
});

test('the first sentence says for which goods each shop is worth a visit', () => {
  const argos = shop('Argos', { falls: ['Toys', 'Fitness kit', 'Bedding', 'Furniture'] });
  expect(texts(argos, shop('Currys', { falls: ['Large-screen TVs', 'Laptops'] }))).toEqual([
    'Argos for toys, fitness kit and bedding; Currys for large-screen TVs and laptops.',
  ]);
  expect(texts(argos, shop('Next', {}))).toEqual([]);
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
    'Starts online': { kind: 'best', cells: [1], label: 'Expected earlier' },
    Returns: { kind: 'same' },
    Delivery: null,
    'How we know': null,
  });
  const announced = { status: 'announced' } as const;
  expect(
    marks(
      shop('A', { online: '2026-12-25', ...announced }),
      shop('B', { online: '2026-12-24', ...announced }),
    )['Starts online'],
  ).toMatchObject({ label: 'Earlier' });
  expect(marks(argos, shop('Next', {}))['Starts online']).toBeNull();
  expect(marks(shop('A', { returns: '30 days' }), shop('B', { returns: '28 days' })).Returns).toMatchObject({
    kind: 'best',
    cells: [0],
    label: 'Longer',
  });
  const law = shop('C', { returns: '14-day right to cancel by law' });
  expect(marks(law, shop('A', { returns: '30 days, unused' })).Returns).toEqual({
    kind: 'best',
    cells: [1],
    label: 'Beyond the law',
  });
  expect(marks(law, shop('A', { returns: '14 days, unused' })).Returns).toBeNull();
  expect(marks(law, law).Returns).toEqual({ kind: 'same' });
});

test('the same day is marked only if its time and its certainty are the same too', () => {
  const day = { online: '2026-12-25', status: 'announced' } as const;
  const mark = (...shops: ComparedShop[]) => marks(...shops)['Starts online'];
  const argos = shop('Argos', { ...day, at: '06:00' });
  expect(mark(argos, shop('Next', { ...day, at: '06:00' }))).toEqual({ kind: 'same' });
  expect(mark(argos, shop('Next', { ...day, at: '18:00' }))).toBeNull();
  expect(mark(shop('Argos', day), shop('Next', { ...day, status: 'expected' }))).toBeNull();
  // Two of three shops start first, on the same day. If their times differ, neither is marked. If their times are
  // equal, both are.
  const late = shop('Boots', { ...day, online: '2026-12-26' });
  expect(mark(argos, shop('Next', { ...day, at: '18:00' }), late)).toBeNull();
  expect(mark(argos, shop('Next', { ...day, at: '06:00' }), late)).toMatchObject({ cells: [0, 1] });
});

test('returns with the same condition are the same, and others have no mark', () => {
  const mark = (one: string, other: string) =>
    marks(shop('A', { returns: one }), shop('B', { returns: other })).Returns;
  expect(mark('30 days, unused', '30 days, unused')).toEqual({ kind: 'same' });
  expect(mark('30 days, unused', '28 days, sealed')).toBeNull();
});
