import { changeText, comparedText, figureText, share } from '@/lib/admin/analytics-figures';

test.each([
  [112, 100, '+12%'],
  [97, 100, '−3%'],
  [0, 100, '−100%'],
  [2_100, 100, '+2,000%'],
  [100, 100, 'no change'],
  [1_001, 1_000, 'no change'],
  [5, 0, null],
  [0, 0, null],
])('the change to %d from %d is %j', (now, before, text) => {
  expect(changeText(now, before)).toBe(text);
});

// 09:30 in London on 26 December.
const NOW = '2026-12-26T09:30:00.000Z';

test.each([
  ['2026-12-20', '2026-12-26', '13 Dec to 19 Dec, 09:30'],
  ['2026-12-26', '2026-12-26', '25 Dec, 09:30'],
  ['2026-12-25', '2026-12-25', '24 Dec'],
  ['2026-12-19', '2026-12-25', '12 Dec to 18 Dec'],
])('%s to %s is compared with %s', (from, to, text) => {
  expect(comparedText({ from, to }, NOW)).toBe(text);
});

test('the time of day is that of London', () => {
  const day = { from: '2026-07-01', to: '2026-07-01' };
  expect(comparedText(day, '2026-07-01T09:30:00.000Z')).toBe('30 Jun, 10:30');
});

test('the rate is the share of views with a click, and unknown without views', () => {
  const row = { views: 3, clicks: 1, searches: 0, emptySearches: 0, choices: 0 };
  expect(figureText(row, 'rate')).toBe('33.3%');
  expect(figureText({ ...row, views: 0 }, 'rate')).toBe('–');
  expect(share(1, 1)).toBe('100%');
});
