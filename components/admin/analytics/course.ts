import { hoursBetween } from '@/lib/admin/analytics-figures';
import { type AnalyticsQuery, daysOf, isByHour } from '@/lib/admin/analytics-query';
import type { Analytics, CoursePoint } from '@/lib/data/admin/analytics';
import { dayAfter, formatDate, fromLondonTime, shortDay, toLondonTime } from '@/lib/dates/london-time';

/** A day or an hour of the chart, with a short and a long label. */
export interface ChartPoint extends CoursePoint {
  short: string;
  long: string;
}

const startOf = (day: string) => fromLondonTime(`${day}T00:00`) ?? '';

/**
 * Returns the figures of each day of the period, or of each hour if the period has at most two days. Includes days and
 * hours without visits.
 */
export function courseOf(query: AnalyticsQuery, { days, hours }: Analytics, now: string): ChartPoint[] {
  if (!isByHour(query)) {
    const known = new Map(days.map((point) => [point.at, point]));
    return daysOf(query).map((at) => ({ ...pointAt(known, at), short: shortDay(at), long: formatDate(at) }));
  }
  const known = new Map(hours.map((point) => [new Date(point.at).toISOString(), point]));
  return hoursBetween(startOf(query.from), startOf(dayAfter(query.to)), now).map((at) => {
    const time = toLondonTime(at).slice(11);
    return { ...pointAt(known, at), short: time, long: `${shortDay(at)}, ${time}` };
  });
}

const pointAt = (known: Map<string, CoursePoint>, at: string): CoursePoint => ({
  ...(known.get(at) ?? { views: 0, visitors: 0, clicks: 0 }),
  at,
});
