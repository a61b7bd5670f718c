import { boxingDayStart, phaseOf, saleYear, seasonAt, timeLeft } from '../../../lib/boxing-day.ts';

const at = (time: string) => Date.parse(time);

test.each([
  ['in November', '2026-11-21T12:00:00Z', 2026],
  ['on Boxing Day', '2026-12-26T23:59:59Z', 2026],
  ['while the sale is on', '2026-12-27T00:00:00Z', 2026],
  ['on New Year’s Day', '2027-01-01T12:00:00Z', 2026],
  ['after the sale', '2027-01-02T00:00:00Z', 2027],
])('the year in titles is that of the sale, %s', (_when, now, year) => {
  expect(saleYear(at(now))).toBe(year);
});

describe('seasonAt', () => {
  it.each([
    ['in summer there is nothing to count', '2026-08-01T12:00:00Z', 'away', 2026],
    ['the last second of September in London', '2026-09-30T22:59:59Z', 'away', 2026],
    ['counting begins in October', '2026-09-30T23:00:00Z', 'before', 2026],
    ['a November day', '2026-11-21T11:00:00Z', 'before', 2026],
    ['the last second before', '2026-12-25T23:59:59Z', 'before', 2026],
    ['midnight in London', '2026-12-26T00:00:00Z', 'on', 2026],
    ['midnight in London, told in New York time', '2026-12-25T19:00:00-05:00', 'on', 2026],
    ['New Year’s Eve', '2026-12-31T23:59:59Z', 'on', 2026],
    ['New Year’s Day still belongs to the year before', '2027-01-01T12:00:00Z', 'on', 2026],
    ['the last second of it', '2027-01-01T23:59:59Z', 'on', 2026],
    ['then it goes away, and does not start again', '2027-01-02T00:00:00Z', 'away', 2027],
    ['a leap year', '2028-10-01T00:00:00Z', 'before', 2028],
  ])('%s', (_what, time, phase, year) => {
    expect(seasonAt(at(time))).toEqual({ phase, year });
  });

  it('never goes from away back to on, or from on back to before, within one season', () => {
    const order = { before: 0, on: 1, away: 2 };
    let last = 0;
    for (let now = at('2026-10-01T00:00:00Z'); now < at('2027-08-01T00:00:00Z'); now += 3_600_000) {
      const rank = order[phaseOf(2026, now)];
      expect(rank).toBeGreaterThanOrEqual(last);
      last = rank;
    }
    expect(last).toBe(2);
  });
});

describe('timeLeft', () => {
  it.each([
    ['2026-11-21T11:30:00Z', '34 days 12 hours'],
    ['2026-12-24T23:00:00Z', '1 day 1 hour'],
    ['2026-12-25T00:00:00Z', '1 day'],
    ['2026-12-25T00:00:01Z', '23 hours 59 minutes'],
    ['2026-12-25T22:00:00Z', '2 hours'],
    ['2026-12-25T23:58:59Z', '1 minute'],
    ['2026-12-25T23:59:30Z', 'less than a minute'],
  ])('at %s it is %s', (time, text) => {
    expect(timeLeft(2026, at(time))).toBe(text);
  });

  it('does not go below nothing', () => {
    expect(timeLeft(2026, boxingDayStart(2026) + 1)).toBe('less than a minute');
  });
});
