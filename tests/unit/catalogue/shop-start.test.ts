import { shopStartOf, startAtShop, UNKNOWN_START, usualInShort } from '../../../lib/catalogue/shop-start.ts';
import type { SaleChannel, SaleStart, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const start = (channel: SaleChannel, startsOn: string, status: SaleStatus = 'expected'): SaleStart => ({
  retailer: { slug: 'a', name: 'A' },
  channel,
  status,
  startsOn,
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually Boxing Day' },
});
const usually = (text: string, channel: SaleChannel = 'online') => ({ channel, text });

test('a sale that starts online has its day, and the start of each channel with its name', () => {
  const starts = [start('online', '2026-12-24'), start('in_store', '2026-12-26')];
  expect(shopStartOf(starts, [])).toEqual({
    status: 'expected',
    text: 'Expected 24 Dec',
    isUnchecked: true,
    channels: [
      { text: 'Expected online 24 Dec', isUnchecked: true },
      { text: 'in store 26 Dec', isUnchecked: true },
    ],
  });
});

test('a day that is only known in store says so, and the usual start online comes first among the channels', () => {
  expect(shopStartOf([start('in_store', '2026-12-26')], [usually('Usually by Boxing Day')])).toEqual({
    status: 'expected',
    text: 'Expected in store 26 Dec',
    isUnchecked: true,
    channels: [
      { text: 'Online usually by 26 Dec', isUnchecked: true },
      { text: 'expected in store 26 Dec', isUnchecked: true },
    ],
  });
  expect(shopStartOf([start('in_store', '2026-12-26', 'live')], []).text).toBe('On now in store');
  expect(shopStartOf([start('members', '2026-12-23')], []).text).toBe('Expected for members 23 Dec');
});

test('a day says once that it is only expected, whether or not it is checked, so an unchecked day never reads surer', () => {
  const past = { kind: 'past', day: 'Boxing Day', matching: 2, years: 2 } as const;
  const expected = { ...start('in_store', '2026-12-26'), basis: past };
  expect(shopStartOf([expected], [])).toMatchObject({ text: 'Expected in store 26 Dec', isUnchecked: false });
  const both = [{ ...start('online', '2026-12-24'), basis: past }, start('in_store', '2026-12-26')];
  expect(shopStartOf(both, []).channels).toEqual([
    { text: 'Expected online 24 Dec', isUnchecked: false },
    { text: 'in store 26 Dec', isUnchecked: true },
  ]);
  const words = (all: SaleStart[]) => shopStartOf(all, []).channels.map(({ text }) => text);
  const known = both.map((each) => ({ ...each, basis: past }));
  expect(words(known)).toEqual(['Expected online 24 Dec', 'in store 26 Dec']);
  const unchecked = [start('online', '2026-12-24'), start('in_store', '2026-12-26')];
  expect(words(unchecked)).toEqual(words(known));
  expect(words([start('online', '2026-12-24', 'announced'), start('in_store', '2026-12-26')])).toEqual([
    'Announced online 24 Dec',
    'expected in store 26 Dec',
  ]);
});

test('an expected day that has passed says that it is not confirmed', () => {
  const online = start('online', '2026-12-24', 'unconfirmed');
  expect(shopStartOf([online, start('in_store', '2026-12-26')], [])).toEqual({
    status: 'unconfirmed',
    text: 'Expected 24 Dec, not confirmed',
    isUnchecked: true,
    channels: [
      { text: 'Expected online 24 Dec, not confirmed', isUnchecked: true },
      { text: 'expected in store 26 Dec', isUnchecked: true },
    ],
  });
  const inStore = start('in_store', '2026-12-26', 'unconfirmed');
  expect(shopStartOf([online, inStore], []).channels.map(({ text }) => text)).toEqual([
    'Expected online 24 Dec, not confirmed',
    'in store 26 Dec',
  ]);
  expect(shopStartOf([inStore], [usually('Usually by Boxing Day')])).toMatchObject({
    text: 'Expected in store 26 Dec, not confirmed',
    channels: [{ text: 'Online usually by 26 Dec' }, { text: 'expected in store 26 Dec, not confirmed' }],
  });
});

test('the start of a shop ignores the sales of other shops', () => {
  const starts = [start('online', '2026-12-24')];
  expect(startAtShop('a', starts, []).text).toBe('Expected 24 Dec');
  expect(startAtShop('b', starts, [])).toBe(UNKNOWN_START);
});

test('a sale that is on now comes before one that is over', () => {
  const starts = [start('members', '2026-12-20', 'ended'), start('online', '2026-12-24', 'live')];
  expect(shopStartOf(starts, [])).toMatchObject({
    status: 'live',
    text: 'On now',
    channels: [{ text: 'On now online', isUnchecked: true }],
  });
});

test('without a day, the card has the usual start in the words of the tables', () => {
  expect(shopStartOf([], [usually('Usually before Boxing Day')])).toEqual({
    status: 'usual',
    text: 'Usually before 26 Dec',
    isUnchecked: true,
    channels: [{ text: 'Usually before 26 Dec', isUnchecked: true }],
  });
  expect(shopStartOf([], [usually('Usually at opening', 'in_store')]).text).toBe(
    'In store: usually at opening',
  );
  expect(shopStartOf([], [])).toBe(UNKNOWN_START);
  expect(UNKNOWN_START.text).toBe('No date yet');
});

test.each([
  ['Usually on or just before Boxing Day', 'Usually by 26 Dec'],
  ['Usually before or on Boxing Day', 'Usually by 26 Dec'],
  ['Usually by Christmas Day', 'Usually by 25 Dec'],
  ['Usually between Christmas Eve and Boxing Day', 'Usually 24–26 Dec'],
  ['Usually in the week before Boxing Day', 'Usually before 26 Dec'],
  ['Usually in the days before Christmas', 'Usually before 25 Dec'],
  ['Usually around Christmas', 'Usually around 25 Dec'],
  ['Usually just after Christmas', 'Usually just after Christmas'],
  ['Rolling offers through December', 'Rolling offers through December'],
])('%s in short is %s', (long, short) => {
  expect(usualInShort(long)).toBe(short);
});
