import { nextBoxingDayYear } from '../../../lib/site.ts';

describe('nextBoxingDayYear', () => {
  it.each([
    ['in November', '2026-11-21T12:00:00Z', 2026],
    ['on Boxing Day itself', '2026-12-26T23:59:59Z', 2026],
    ['the moment Boxing Day is over in London', '2026-12-27T00:00:00Z', 2027],
    ['on New Year’s Day', '2027-01-01T00:00:00Z', 2027],
  ])('%s', (_when, now, year) => {
    expect(nextBoxingDayYear(new Date(now))).toBe(year);
  });
});
