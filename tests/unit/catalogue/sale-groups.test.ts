import { byBasis, saleWeeks, weekCells, weekColumns } from '../../../lib/catalogue/sale-groups.ts';
import type { SaleStart } from '../../../lib/catalogue/sale-windows.ts';

const startOn = (startsOn: string): SaleStart => ({
  retailer: { slug: 'argos', name: 'Argos' },
  channel: 'online',
  status: 'expected',
  startsOn,
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually' },
});

test('the calendar of a season has whole weeks, from Monday to Sunday', () => {
  const days = saleWeeks([startOn('2026-12-24')], 2026);
  expect(days).toHaveLength(14);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-12-21', '2027-01-03']);
  expect(days.filter(({ starts }) => starts.length > 0).map(({ day }) => day)).toEqual(['2026-12-24']);
  expect(days.flatMap(({ name }) => name ?? [])).toEqual([
    'Christmas Eve',
    'Christmas Day, bank holiday',
    'Boxing Day',
    'Bank holiday',
    'New Year’s Day, bank holiday',
  ]);
});

test('weekdays without a start in any week share a column, but Boxing Day keeps its own', () => {
  const days = saleWeeks([startOn('2026-12-24')], 2026);
  const columns = weekColumns(days);
  // 24 December is a Thursday, Boxing Day a Saturday.
  expect(columns).toEqual([[0, 1, 2], [3], [4], [5], [6]]);
  const cells = weekCells(days, columns).map((cell) => cell.map(({ day }) => day.slice(5)));
  expect(cells).toHaveLength(10);
  expect(cells[0]).toEqual(['12-21', '12-22', '12-23']);
  expect(cells[1]).toEqual(['12-24']);
  expect(cells[5]).toEqual(['12-28', '12-29', '12-30']);
  expect(cells.flat()).toHaveLength(14);
});

test('no week between Christmas Eve and New Year’s Day is missing, in any year', () => {
  for (let year = 2020; year <= 2040; year += 1) {
    const days = new Set(saleWeeks([], year).map(({ day }) => day));
    for (const day of ['24', '25', '26', '27', '28', '29', '30', '31'])
      expect([year, days.has(`${year}-12-${day}`)]).toEqual([year, true]);
    expect(days.has(`${year + 1}-01-01`)).toBe(true);
  }
});

test('a start outside these weeks adds its own week', () => {
  const days = saleWeeks([startOn('2026-11-27')], 2026).map(({ day }) => day);
  expect(days.slice(0, 8)).toEqual([
    ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'],
    '2026-12-21',
  ]);
});

test('starts share a line of evidence only if they have the same source with the same URL', () => {
  const from = (channel: SaleStart['channel'], url: string): SaleStart => ({
    ...startOn('2026-12-24'),
    channel,
    basis: { kind: 'source', source: { name: 'Argos', url, day: '2026-12-20' }, checkedOn: null },
  });
  const online = from('online', 'https://argos.example/online');
  const inStore = from('in_store', 'https://argos.example/stores');
  const members = from('members', 'https://argos.example/online');
  expect(byBasis([online, inStore, members])).toEqual([[online, members], [inStore]]);
});
