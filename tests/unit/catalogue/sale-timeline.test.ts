import { saleWeeks, shopsOf, startsOf } from '@/lib/catalogue/sale-groups';
import { saysOnlyDay } from '@/lib/catalogue/sale-days';
import { sameDayYears, timelineOf } from '@/lib/catalogue/sale-timeline';
import type { SaleStart } from '@/lib/catalogue/sale-windows';

const start = (startsOn: string, more: Partial<SaleStart> = {}): SaleStart => ({
  retailer: { slug: 'argos', name: 'Argos' },
  channel: 'online',
  status: 'announced',
  startsOn,
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually Christmas Day' },
  ...more,
});

describe('the timeline', () => {
  const columnsOf = (...starts: SaleStart[]) =>
    timelineOf(starts, 2026).bars.map(({ from, to }) => [from, to]);

  it('has a column for each day from 20 December to 4 January', () => {
    const { days } = timelineOf([], 2026);
    expect(days).toHaveLength(16);
    expect([days[0], days[6], days[12], days[15]]).toEqual([
      '2026-12-20',
      '2026-12-26',
      '2027-01-01',
      '2027-01-04',
    ]);
  });

  it.each([
    ['of a known end', start('2026-12-24', { endsOn: '2027-01-02' }), [5, 14]],
    ['of an unknown end', start('2026-12-26'), [7, 16]],
    ['of one day', start('2026-12-26', { endsOn: '2026-12-26' }), [7, 7]],
    ['that starts earlier and ends later', start('2026-12-01', { endsOn: '2027-01-31' }), [1, 16]],
  ])('shows a sale %s', (_what, sale, columns) => {
    expect(columnsOf(sale)).toEqual([columns]);
  });

  it('leaves out sales on other days', () => {
    expect(columnsOf(start('2026-12-01', { endsOn: '2026-12-10' }), start('2027-01-05'))).toEqual([]);
  });
});

test('starts are grouped by day, in the order of the days, with the names of the days', () => {
  const starts = [
    start('2026-12-28'),
    start('2026-12-24'),
    start('2026-12-30'),
    start('2026-12-24', { channel: 'in_store' }),
  ];
  const days = saleWeeks(starts, 2026).filter(({ starts: own }) => own.length > 0);
  expect(days.map(({ day, name, starts: own }) => [day, name, own.length])).toEqual([
    ['2026-12-24', 'Christmas Eve', 2],
    ['2026-12-28', 'Bank holiday', 1],
    ['2026-12-30', null, 1],
  ]);
  expect(shopsOf(starts)).toEqual([{ slug: 'argos', name: 'Argos' }]);
  expect(startsOf(starts, 'in_store')).toHaveLength(1);
  expect(startsOf(starts, null)).toBe(starts);
});

test('past years are named if the sale started on the same day in all of them', () => {
  const expected = start('2026-12-24', {
    basis: { kind: 'past', day: 'Christmas Eve', matching: 2, years: 2 },
  });
  const past = [2025, 2023].map((year) => ({ year, channel: 'online' as const, startsOn: `${year}-12-24` }));
  expect(sameDayYears(expected, past)).toBe('same day in 2023 and 2025');
  expect(sameDayYears(expected, past.slice(1))).toBeNull();
  const often = start('2026-12-24', { basis: { kind: 'past', day: 'Christmas Eve', matching: 2, years: 3 } });
  expect(sameDayYears(often, past)).toBeNull();
  expect(sameDayYears(start('2026-12-24'), past)).toBeNull();
});

test('a text says only the day if it adds neither an hour nor a condition', () => {
  expect(saysOnlyDay('Usually from Boxing Day', '2026-12-26')).toBe(true);
  expect(saysOnlyDay('Usually 27 December', '2026-12-27')).toBe(true);
  expect(saysOnlyDay('Usually Boxing Day morning', '2026-12-26')).toBe(false);
  expect(saysOnlyDay('Usually Boxing Day, with shorter hours', '2026-12-26')).toBe(false);
  expect(saysOnlyDay('Usually Boxing Day', '2026-12-27')).toBe(false);
});
