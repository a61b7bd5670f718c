import {
  currentOffers,
  type Offer,
  offerStatus,
  priceHistory,
  priceLines,
} from '../../../lib/catalogue/offers.ts';

const at = (time: string) => Date.parse(time);
const NOON = at('2026-12-24T12:00:00Z');
const offer = (title: string, more: Partial<Offer> = {}): Offer => ({
  id: title,
  title,
  retailer: { slug: 'argos', name: 'Argos' },
  url: 'https://shop.example/',
  price: null,
  earlier: null,
  code: null,
  conditions: null,
  startsAt: null,
  endsAt: null,
  ...more,
});
const costs = (pence: number, deliveryPence: number | null = null) => ({
  price: { pence, deliveryPence, seenOn: '2026-12-20' },
});

test.each([
  [null, null, 'on'],
  ['2026-12-24T12:00:00Z', null, 'on'],
  ['2026-12-24T12:00:01Z', null, 'coming'],
  [null, '2026-12-24T12:00:01Z', 'on'],
  [null, '2026-12-24T12:00:00Z', 'ended'],
  ['2026-12-20T00:00:00Z', '2026-12-21T00:00:00Z', 'ended'],
])('an offer from %s to %s is %s at noon', (startsAt, endsAt, status) => {
  expect(offerStatus({ startsAt, endsAt }, NOON)).toBe(status);
});

test('current offers begin with the cheapest total, and those that are coming follow', () => {
  const titles = currentOffers(
    [
      offer('over', { endsAt: '2026-12-24T00:00:00Z', ...costs(1) }),
      offer('later', { startsAt: '2026-12-26T00:00:00Z', ...costs(1) }),
      offer('soon', { startsAt: '2026-12-25T00:00:00Z' }),
      offer('b without a price'),
      offer('a without a price'),
      offer('20 and 5 for delivery', costs(2000, 500)),
      offer('24 delivered', costs(2400, 0)),
      offer('26', costs(2600)),
    ],
    NOON,
  ).map(({ title }) => title);
  expect(titles).toEqual([
    '24 delivered',
    '20 and 5 for delivery',
    '26',
    'a without a price',
    'b without a price',
    'soon',
    'later',
  ]);
});

test.each([
  ['2026-12-24T23:59:59Z', true],
  ['2026-12-25T00:00:00Z', false],
])('at %s the evidence of 24 November is shown: %s', (now, isShown) => {
  const earlier = { pence: 3000, sourceUrl: 'https://shop.example/old', seenOn: '2026-11-24' };
  const [found] = currentOffers([offer('one', { ...costs(2000), earlier })], at(now));
  expect(found?.earlier).toEqual(isShown ? earlier : null);
});

const seen = (slug: string, seenOn: string, pence: number) => ({
  retailer: { slug, name: slug },
  seenOn,
  pence,
});

test('three observed prices make a history, two do not', () => {
  const prices = [seen('a', '2026-12-03', 300), seen('a', '2026-12-01', 100), seen('b', '2026-12-02', 200)];
  expect(priceHistory(prices.slice(0, 2))).toEqual([]);
  expect(priceHistory(prices).map(({ pence }) => pence)).toEqual([100, 200, 300]);
});

test('the chart has a line for each shop, from the first day to the last and from the highest price to the lowest', () => {
  const lines = priceLines([
    seen('a', '2026-12-01', 100),
    seen('b', '2026-12-02', 200),
    seen('a', '2026-12-03', 300),
  ]);
  expect(lines.map(({ retailer, points }) => [retailer.slug, points.map(({ x, y }) => [x, y])])).toEqual([
    ['b', [[50, 50]]],
    [
      'a',
      [
        [0, 100],
        [100, 0],
      ],
    ],
  ]);
});

test('a chart of one day and one price is drawn in the middle', () => {
  const [line] = priceLines([seen('a', '2026-12-01', 100), seen('a', '2026-12-01', 100)]);
  expect(line?.points.map(({ x, y }) => [x, y])).toEqual([
    [50, 50],
    [50, 50],
  ]);
});
