import {
  dayAfter,
  formatDate,
  formatLongMoment,
  formatMoment,
  formatWeekday,
  fromLondonTime,
  londonDay,
  londonYear,
  readLondonTime,
  toLondonTime,
} from '../../../lib/dates/london-time';

test.each([
  ['winter', '2026-12-26T00:00', '2026-12-26T00:00:00.000Z'],
  ['summer', '2026-07-01T12:30', '2026-07-01T11:30:00.000Z'],
  ['the day before the clocks go forward', '2026-03-28T23:30', '2026-03-28T23:30:00.000Z'],
  ['a time that does not exist, an hour later', '2026-03-29T01:30', '2026-03-29T01:30:00.000Z'],
  ['the first hour after it', '2026-03-29T02:00', '2026-03-29T01:00:00.000Z'],
  ['a time that comes twice, the first', '2026-10-25T01:30', '2026-10-25T00:30:00.000Z'],
  ['the hour after both', '2026-10-25T02:00', '2026-10-25T02:00:00.000Z'],
  ['the last minute that a field takes', '9999-12-31T23:59', '9999-12-31T23:59:00.000Z'],
])('%s: %s in London', (_what, wall, instant) => {
  expect(fromLondonTime(wall)).toBe(instant);
});

test('an instant is shown in London time, whatever its own offset', () => {
  expect(toLondonTime('2026-07-01T11:30:00+00:00')).toBe('2026-07-01T12:30');
  expect(toLondonTime('2026-12-25T19:00:00-05:00')).toBe('2026-12-26T00:00');
  // When the clocks go back in October, the time 01:30 occurs twice. The time below is the second one.
  expect(toLondonTime('2026-10-25T01:30:00Z')).toBe('2026-10-25T01:30');
  expect(toLondonTime('2026-03-29T01:30:00Z')).toBe('2026-03-29T02:30');
});

test('a half-typed time or year is not accepted', () => {
  for (const nonsense of ['', 'x', '2026-13-01T00:00', '12026-01-01T00:00']) {
    expect(fromLondonTime(nonsense)).toBeNull();
    expect(toLondonTime(nonsense)).toBe('');
    expect(readLondonTime(nonsense)).toBe('');
  }
  // In the year 2, London's local time is 75 seconds behind Greenwich time, according to the time zone data.
  expect(fromLondonTime('0002-12-26T10:00')).toBe('0002-12-26T10:01:15.000Z');
});

test('an instant in words names the time zone of that day', () => {
  expect(readLondonTime('2026-07-01T11:30:00Z')).toBe('1 July 2026 at 12:30:00 BST');
});

test('an instant is written in London time, whatever the time zone of the machine', () => {
  const lastMinutes = '2026-06-30T23:30:00Z';
  expect(formatDate(lastMinutes)).toBe('1 July 2026');
  expect(formatDate('2026-11-20')).toBe('20 November 2026');
  expect(formatWeekday('2026-12-26T00:00:00Z')).toBe('Saturday 26 December 2026');
  expect(formatMoment(lastMinutes)).toBe('1 Jul 2026, 00:30');
  expect(formatLongMoment(lastMinutes)).toBe('1 July 2026 at 00:30');
});

test('a day is followed by the next day of the calendar, whatever the clocks do', () => {
  const days = ['2026-12-31', '2028-02-28', '2026-03-28', '2026-10-25'];
  expect(days.map(dayAfter)).toEqual(['2027-01-01', '2028-02-29', '2026-03-29', '2026-10-26']);
});

test('the day and the year are those in London', () => {
  expect(londonDay('2026-06-30T23:30:00Z')).toBe('2026-07-01');
  expect(londonDay('2026-12-31T23:30:00-01:00')).toBe('2027-01-01');
  expect(londonYear(Date.parse('2026-12-31T23:59:59Z'))).toBe(2026);
  expect(londonYear(Date.parse('2027-01-01T00:00:00Z'))).toBe(2027);
});
