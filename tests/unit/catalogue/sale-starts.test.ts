import { dayInWords, dayNamedIn } from '../../../lib/catalogue/sale-days.ts';
import {
  currentSales,
  type RetailerWindow,
  type SaleRetailer,
  saleStartsOf,
} from '../../../lib/catalogue/sale-starts.ts';
import { canStartOn, lastDayOf, type SaleWindow } from '../../../lib/catalogue/sale-windows.ts';
import { retailers as builtInRetailers } from '../../../lib/fallback/retailers/index.ts';

const at = (time: string) => Date.parse(time);
const NOW = at('2026-12-01T12:00:00Z');

const shop = (slug: string, more: Partial<SaleRetailer> = {}): SaleRetailer => ({
  slug,
  name: slug.toUpperCase(),
  display_rank: null,
  has_sale: true,
  texts: { online: '', inStore: '' },
  ...more,
});

const source = { name: 'A newspaper', url: 'https://news.example/sale', day: '2026-12-20' };

const window = (slug: string, startsOn: string, more: Partial<SaleWindow> = {}): RetailerWindow => ({
  retailer: { slug, name: slug.toUpperCase() },
  year: Number(startsOn.slice(0, 4)),
  channel: 'online',
  startsOn,
  startsAt: null,
  endsOn: null,
  source,
  checkedOn: null,
  ...more,
});

interface Given {
  retailers?: SaleRetailer[];
  windows?: RetailerWindow[];
  now?: number;
}

const startsOf = ({ retailers = [shop('a')], windows = [], now = NOW }: Given) =>
  saleStartsOf({ retailers, windows, year: 2026, now });

describe('a start that a source states', () => {
  const evening = window('a', '2026-12-24', { startsAt: '20:00', endsOn: '2026-12-31' });

  test.each([
    ['announced until its time', '2026-12-24T19:59:59Z', 'announced'],
    ['live from its time', '2026-12-24T20:00:00Z', 'live'],
    ['live until the end of its last day', '2026-12-31T23:59:59Z', 'live'],
    ['ended after its last day', '2027-01-01T00:00:00Z', 'ended'],
  ])('is %s in London', (_what, now, status) => {
    expect(startsOf({ windows: [evening], now: at(now) })).toEqual([
      {
        retailer: { slug: 'a', name: 'A' },
        channel: 'online',
        status,
        startsOn: '2026-12-24',
        startsAt: '20:00',
        endsOn: '2026-12-31',
        basis: { kind: 'source', source, checkedOn: null },
      },
    ]);
  });

  test('without a time begins at midnight, and without an end lasts until New Year’s Day', () => {
    const windows = [window('a', '2026-12-26')];
    const statusAt = (now: string) => startsOf({ windows, now: at(now) })[0]?.status;
    expect(statusAt('2026-12-25T23:59:59Z')).toBe('announced');
    expect(statusAt('2026-12-26T00:00:00Z')).toBe('live');
    expect(statusAt('2027-01-01T23:59:59Z')).toBe('live');
    expect(statusAt('2027-01-02T00:00:00Z')).toBe('ended');
  });

  test('replaces what earlier years and texts suggest, but only for its channel', () => {
    const texts = { online: 'Usually Christmas Eve', inStore: 'Usually Boxing Day' };
    const windows = [window('a', '2026-12-22'), window('a', '2025-12-24')];
    const starts = startsOf({ retailers: [shop('a', { texts })], windows });
    expect(starts.map(({ channel, startsOn, basis }) => [channel, startsOn, basis.kind])).toEqual([
      ['online', '2026-12-22', 'source'],
      ['in_store', '2026-12-26', 'unchecked'],
    ]);
  });

  test('is shown even if the shop usually has no sale', () => {
    const retailers = [shop('a', { has_sale: false })];
    expect(startsOf({ retailers, windows: [window('a', '2026-12-27')] })).toHaveLength(1);
  });
});

describe('a start that earlier years suggest', () => {
  const past = (...days: string[]) => startsOf({ windows: days.map((day) => window('a', day)) });

  test('is the day on which the sale started in more than half of the recorded years', () => {
    expect(past('2025-12-24', '2024-12-26', '2023-12-24')).toMatchObject([
      {
        status: 'expected',
        startsOn: '2026-12-24',
        startsAt: null,
        endsOn: null,
        basis: { kind: 'past', day: 'Christmas Eve', matching: 2, years: 3 },
      },
    ]);
  });

  test('does not exist if no day has more than half of the years', () => {
    expect(past('2025-12-24', '2024-12-26')).toEqual([]);
    expect(past('2025-12-24', '2024-12-24', '2023-12-26', '2022-12-26')).toEqual([]);
  });

  test('ignores years more than five years ago', () => {
    expect(past('2020-12-24')).toEqual([]);
    expect(past('2021-12-24', '2020-12-26', '2019-12-26')).toMatchObject([
      { basis: { day: 'Christmas Eve', matching: 1, years: 1 } },
    ]);
  });

  test('is named by its date if the day has no name', () => {
    expect(past('2025-12-27')).toMatchObject([{ startsOn: '2026-12-27', basis: { day: '27 December' } }]);
  });

  test('in January belongs to the next calendar year', () => {
    const windows = [window('a', '2026-01-02', { year: 2025 })];
    expect(startsOf({ windows })).toMatchObject([{ startsOn: '2027-01-02', basis: { day: '2 January' } }]);
  });

  test('is expected until its day ends, then unconfirmed, and is dropped after the season', () => {
    const windows = [window('a', '2025-12-24')];
    const statusesAt = (now: string) => startsOf({ windows, now: at(now) }).map(({ status }) => status);
    expect(statusesAt('2026-12-24T09:00:00Z')).toEqual(['expected']);
    expect(statusesAt('2026-12-24T23:59:59Z')).toEqual(['expected']);
    expect(statusesAt('2026-12-25T00:00:00Z')).toEqual(['unconfirmed']);
    expect(statusesAt('2027-01-01T23:59:59Z')).toEqual(['unconfirmed']);
    expect(statusesAt('2027-01-02T00:00:00Z')).toEqual([]);
  });

  test('in January is expected until its day ends', () => {
    const windows = [window('a', '2026-01-06', { year: 2025 })];
    const statusesAt = (now: string) => startsOf({ windows, now: at(now) }).map(({ status }) => status);
    expect(statusesAt('2027-01-06T23:59:59Z')).toEqual(['expected']);
    expect(statusesAt('2027-01-07T00:00:00Z')).toEqual([]);
  });

  test('is not shown for a shop without a Boxing Day sale', () => {
    const retailers = [shop('a', { has_sale: false, texts: { online: 'Usually Boxing Day', inStore: '' } })];
    expect(startsOf({ retailers, windows: [window('a', '2025-12-24')] })).toEqual([]);
  });
});

describe('a start that only a text suggests', () => {
  test.each([
    ['Usually Christmas Eve (approx)', '12-24'],
    ['Usually Christmas Day (approx)', '12-25'],
    ['Usually Boxing Day', '12-26'],
    ['Usually from Boxing Day', '12-26'],
    ['Usually Boxing Day morning', '12-26'],
    ['Boxing Day, reduced hours (approx)', '12-26'],
    ['Usually 27 December, often from 6am', '12-27'],
    ['Usually Christmas Eve, VIP slots earlier (approx)', '12-24'],
  ])('%s names one day', (text, day) => expect(dayNamedIn(text)).toBe(day));

  test.each([
    '',
    'Online only',
    'No fixed date',
    'Midnight online (approx)',
    'Usually by Boxing Day (approx)',
    'Usually before Boxing Day (approx)',
    'Usually before or on Boxing Day (approx)',
    'On or just before Boxing Day (approx)',
    'Usually between Christmas Eve and Boxing Day (approx)',
    'Usually in the week before Boxing Day (approx)',
    'Usually around Christmas (approx)',
    'Boxing Day where open, check locally',
    'Usually Christmas Eve, or Boxing Day',
    'Usually 35 December',
  ])('%j names no single day', (text) => expect(dayNamedIn(text)).toBeNull());

  test('has the text as its basis', () => {
    const text = 'Usually Christmas Eve (approx)';
    const retailers = [shop('a', { texts: { online: text, inStore: 'Usually by Boxing Day' } })];
    expect(startsOf({ retailers })).toEqual([
      {
        retailer: { slug: 'a', name: 'A' },
        channel: 'online',
        status: 'expected',
        startsOn: '2026-12-24',
        startsAt: null,
        endsOn: null,
        basis: { kind: 'unchecked', text },
      },
    ]);
  });

  test('exists for some built-in retailers', () => {
    const cells = builtInRetailers.flatMap(
      ({ highlights_data }) =>
        highlights_data.find(({ feature }) => feature === 'Sale Start Time')?.values.slice(0, 2) ?? [],
    );
    const days = new Set(cells.map(dayNamedIn));
    expect(days).toEqual(new Set(['12-24', '12-25', '12-26', '12-27', null]));
  });
});

describe('the sales to show', () => {
  const TEXTS = { online: 'Usually Christmas Eve', inStore: '' };
  /** Returns the year of the season that pages show, and each sale start of this season. */
  const shownAt = (now: string, ...windows: RetailerWindow[]) => {
    const retailers = [shop('a'), shop('b', { texts: TEXTS })];
    const { year, starts } = currentSales({ retailers, windows, now: at(now) });
    return [year, ...starts.map((start) => `${start.retailer.slug} ${start.startsOn} ${start.status}`)];
  };
  const longer = window('a', '2026-12-24', { endsOn: '2027-01-05' });
  const later = window('a', '2027-01-06', { year: 2026, endsOn: '2027-02-03' });

  test('are those of the season of the next or latest Boxing Day', () => {
    expect(shownAt('2026-12-23T20:00:00Z', longer)).toEqual([
      2026,
      'a 2026-12-24 announced',
      'b 2026-12-24 expected',
    ]);
    expect(shownAt('2026-12-28T12:00:00Z', longer)).toEqual([
      2026,
      'a 2026-12-24 live',
      'b 2026-12-24 unconfirmed',
    ]);
    expect(shownAt('2027-01-02T00:00:00Z')).toEqual([2027, 'b 2027-12-24 expected']);
  });

  test('include a sale that runs into January until its last day has passed', () => {
    expect(shownAt('2027-01-02T00:30:00Z', longer)).toEqual([2026, 'a 2026-12-24 live']);
    expect(shownAt('2027-01-05T23:59:59Z', longer)).toEqual([2026, 'a 2026-12-24 live']);
    expect(shownAt('2027-01-06T00:00:00Z', longer)).toEqual([
      2027,
      'a 2027-12-24 expected',
      'b 2027-12-24 expected',
    ]);
  });

  test('include a sale that starts in January, before and after its start', () => {
    expect(shownAt('2027-01-02T00:30:00Z', later)).toEqual([2026, 'a 2027-01-06 announced']);
    expect(shownAt('2027-02-01T12:00:00Z', later)).toEqual([2026, 'a 2027-01-06 live']);
    expect(shownAt('2027-02-04T00:00:00Z', later)).toEqual([
      2027,
      'b 2027-12-24 expected',
      'a 2028-01-06 expected',
    ]);
  });

  test('include a start that is expected in January until its day has passed', () => {
    const past = window('a', '2026-01-06', { year: 2025 });
    expect(shownAt('2027-01-06T12:00:00Z', past)).toEqual([2026, 'a 2027-01-06 expected']);
    expect(shownAt('2027-01-07T00:00:00Z', past)[0]).toBe(2027);
  });

  test('are those of the new season from March, even if a sale of the previous one has a later end', () => {
    const endless = window('a', '2026-12-24', { endsOn: '2028-01-01' });
    expect(shownAt('2027-02-28T23:59:59Z', endless)[0]).toBe(2026);
    expect(shownAt('2027-03-01T00:00:00Z', endless)[0]).toBe(2027);
  });
});

test('starts are sorted by day and time, then by rank, then by name', () => {
  const retailers = [shop('d'), shop('b'), shop('c', { display_rank: 10 }), shop('a')];
  const windows = [
    window('d', '2026-12-24'),
    window('b', '2026-12-26'),
    window('c', '2026-12-26'),
    window('a', '2026-12-26'),
    window('a', '2026-12-24', { channel: 'members', startsAt: '06:00' }),
  ];
  const order = startsOf({ retailers, windows }).map(
    ({ retailer, channel }) => `${retailer.slug} ${channel}`,
  );
  expect(order).toEqual(['d online', 'a members', 'c online', 'a online', 'b online']);
});

test('a sale may start from November to January', () => {
  const days = ['2026-10-31', '2026-11-01', '2027-01-31', '2027-02-01'];
  expect(days.map((day) => canStartOn(day, 2026))).toEqual([false, true, true, false]);
});

test('a sale that starts after New Year’s Day and states no end lasts one day', () => {
  const sale = { year: 2026, startsOn: '2027-01-05', endsOn: null };
  expect(lastDayOf(sale)).toBe('2027-01-05');
  expect(lastDayOf({ ...sale, startsOn: '2026-12-24' })).toBe('2027-01-01');
  expect(lastDayOf({ ...sale, endsOn: '2027-01-20' })).toBe('2027-01-20');
});

test('a day is called by its name or its date', () => {
  expect(['2026-12-24', '2026-12-25', '2026-12-26', '2027-01-02'].map(dayInWords)).toEqual([
    'Christmas Eve',
    'Christmas Day',
    'Boxing Day',
    '2 January',
  ]);
});
