import { boxingDayStart, phaseOf, saleYear, seasonAt, timeLeft } from '../../../lib/dates/season.ts';

const at = (time: string) => Date.parse(time);

test.each([
  ['in November', '2026-11-21T12:00:00Z', 2026],
  ['on Boxing Day', '2026-12-26T23:59:59Z', 2026],
  ['while the sale is on', '2026-12-27T00:00:00Z', 2026],
  ['on New Year’s Day', '2027-01-01T12:00:00Z', 2026],
  ['after the sale', '2027-01-02T00:00:00Z', 2027],
])('titles name the year of the coming sale, %s', (_when, now, year) => {
  expect(saleYear(at(now))).toBe(year);
});

describe('the season of the site', () => {
  it.each([
    ['has no countdown in summer', '2026-08-01T12:00:00Z', 'away', 2026],
    ['has no countdown in the last second of September in London', '2026-09-30T22:59:59Z', 'away', 2026],
    ['starts the countdown in October', '2026-09-30T23:00:00Z', 'before', 2026],
    ['counts down on a November day', '2026-11-21T11:00:00Z', 'before', 2026],
    ['counts down until the last second before Boxing Day', '2026-12-25T23:59:59Z', 'before', 2026],
    ['starts the sale at midnight in London', '2026-12-26T00:00:00Z', 'on', 2026],
    [
      'starts the sale at midnight in London, also for a time in New York',
      '2026-12-25T19:00:00-05:00',
      'on',
      2026,
    ],
    ['continues the sale on New Year’s Eve', '2026-12-31T23:59:59Z', 'on', 2026],
    ['counts New Year’s Day to the year before', '2027-01-01T12:00:00Z', 'on', 2026],
    ['ends the sale after the last second of New Year’s Day', '2027-01-01T23:59:59Z', 'on', 2026],
    ['has no countdown after the sale', '2027-01-02T00:00:00Z', 'away', 2027],
    ['starts the countdown in October of a leap year too', '2028-10-01T00:00:00Z', 'before', 2028],
  ])('%s', (_what, time, phase, year) => {
    expect(seasonAt(at(time))).toEqual({ phase, year });
  });

  it('never goes from ended back to running, or from running back to upcoming, within one season', () => {
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

  it('never goes below zero', () => {
    expect(timeLeft(2026, boxingDayStart(2026) + 1)).toBe('less than a minute');
  });
});
