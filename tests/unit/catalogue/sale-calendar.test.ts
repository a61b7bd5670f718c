import { calendarDays } from '../../../lib/catalogue/sale-calendar.ts';
import type { SaleChannel, SaleStart } from '../../../lib/catalogue/sale-windows.ts';
import { christmasBankHolidays } from '../../../lib/dates/bank-holidays.ts';

// The expected dates are the bank holidays that gov.uk/bank-holidays has published for England and Wales.
test.each([
  [2020, ['2020-12-25', '2020-12-28']],
  [2021, ['2021-12-27', '2021-12-28']],
  [2022, ['2022-12-26', '2022-12-27']],
  [2024, ['2024-12-25', '2024-12-26']],
  [2026, ['2026-12-25', '2026-12-28']],
  [2027, ['2027-12-27', '2027-12-28']],
])('the bank holidays of %i move from the weekend to the next working days', (year, days) => {
  expect(christmasBankHolidays(year)).toEqual(days);
});

const start = (slug: string, channel: SaleChannel, startsOn: string): SaleStart => ({
  retailer: { slug, name: slug },
  channel,
  status: 'expected',
  startsOn,
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually then' },
});

test('the calendar has seven days with weekday, name and bank holiday', () => {
  const days = calendarDays([], 2026);
  expect(days.map(({ day, weekday, name, isBankHoliday }) => [day, weekday, name, isBankHoliday])).toEqual([
    ['2026-12-22', 'Tuesday', null, false],
    ['2026-12-23', 'Wednesday', null, false],
    ['2026-12-24', 'Thursday', 'Christmas Eve', false],
    ['2026-12-25', 'Friday', 'Christmas Day', true],
    ['2026-12-26', 'Saturday', 'Boxing Day', false],
    ['2026-12-27', 'Sunday', null, false],
    ['2026-12-28', 'Monday', 'Bank holiday', true],
  ]);
});

test('each day has the sales that start on it, by channel', () => {
  const starts = [
    start('a', 'online', '2026-12-24'),
    start('b', 'online', '2026-12-24'),
    start('a', 'members', '2026-12-24'),
    start('a', 'in_store', '2026-12-26'),
    start('c', 'online', '2026-12-21'),
  ];
  const [, , eve, , boxingDay] = calendarDays(starts, 2026);
  expect(eve?.starts).toEqual({ online: [starts[0], starts[1]], in_store: [], members: [starts[2]] });
  expect(boxingDay?.starts).toEqual({ online: [], in_store: [starts[3]], members: [] });
  const shown = calendarDays(starts, 2026).flatMap((day) => Object.values(day.starts).flat());
  expect(shown).not.toContain(starts[4]);
});
