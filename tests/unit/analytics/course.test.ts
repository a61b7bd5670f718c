import { courseOf } from '@/components/admin/analytics/course';
import { readAnalyticsQuery } from '@/lib/admin/analytics-query';

const totals = { views: 0, visitors: 0, clicks: 0, searches: 0, signUps: 0 };
const nothing = { totals, before: totals, days: [], hours: [], tops: {}, rolledAt: null };
const NOW = '2026-12-26T09:30:00.000Z';

const course = (params: Record<string, string>, found: object, now = NOW) =>
  courseOf(readAnalyticsQuery(params, now), { ...nothing, ...found }, now);

test('the chart has a point for each day, with zeros where nothing was measured', () => {
  const days = [
    { at: '2026-12-24', views: 5, visitors: 3, clicks: 2 },
    { at: '2026-12-26', views: 7, visitors: 4, clicks: 0 },
  ];
  expect(course({ from: '2026-12-24', to: '2026-12-26' }, { days })).toEqual([
    { at: '2026-12-24', short: '24 Dec', long: '24 December 2026', views: 5, visitors: 3, clicks: 2 },
    { at: '2026-12-25', short: '25 Dec', long: '25 December 2026', views: 0, visitors: 0, clicks: 0 },
    { at: '2026-12-26', short: '26 Dec', long: '26 December 2026', views: 7, visitors: 4, clicks: 0 },
  ]);
});

test('the chart of today has a point for each hour until now', () => {
  const hours = [{ at: '2026-12-26T08:00:00+00:00', views: 9, visitors: 2, clicks: 1 }];
  const points = course({ range: 'today' }, { hours });
  expect(points.map(({ short }) => short)).toEqual(
    Array.from({ length: 10 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`),
  );
  expect(points.filter(({ views }) => views > 0)).toEqual([
    {
      at: '2026-12-26T08:00:00.000Z',
      short: '08:00',
      long: '26 Dec, 08:00',
      views: 9,
      visitors: 2,
      clicks: 1,
    },
  ]);
});

test('the hours are those of London, also on the day when the clocks go forward', () => {
  const points = course({ from: '2026-03-29', to: '2026-03-29' }, {});
  expect(points).toHaveLength(23);
  expect(points.slice(0, 3).map(({ short }) => short)).toEqual(['00:00', '02:00', '03:00']);
});
