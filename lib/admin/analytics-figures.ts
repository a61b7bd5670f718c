import { addDays, londonDay, shortDay, toLondonTime } from '@/lib/dates/london-time';
import type { FigureName } from './analytics-lists';
import { dayCount } from './analytics-query';

const HOUR_MS = 3_600_000;

/** Formats a whole number: 1234 as '1,234'. */
export const whole = (figure: number) => figure.toLocaleString('en-GB');

/** Formats `part` as a percentage of `total`: '12.3%'. Returns '–' if `total` is zero. */
export const share = (part: number, total: number) =>
  total === 0 ? '–' : (part / total).toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** Formats one figure of a row in a list: a whole number, or a percentage for 'rate'. */
export function figureText(row: Record<Exclude<FigureName, 'rate'>, number>, name: FigureName): string {
  return name === 'rate' ? share(row.clicks, row.views) : whole(row[name]);
}

/**
 * Describes the change from an earlier figure: '+12%', '−3%', 'no change'. Returns null if the earlier figure is zero.
 */
export function changeText(now: number, before: number): string | null {
  if (before === 0) return null;
  const percent = Math.round((now / before - 1) * 100);
  if (percent === 0) return 'no change';
  return `${percent > 0 ? '+' : '−'}${whole(Math.abs(percent))}%`;
}

/** Describes a period: '16 Nov' or '16 Nov to 22 Nov'. */
const periodText = ({ from, to }: { from: string; to: string }) =>
  from === to ? shortDay(from) : `${shortDay(from)} to ${shortDay(to)}`;

/** Returns the period before `period`: it has the same length, and ends on the day before `period` starts. */
const periodBefore = (period: { from: string; to: string }) => ({
  from: addDays(period.from, -dayCount(period)),
  to: addDays(period.from, -1),
});

/**
 * Describes the earlier period with which the figures are compared: '9 Nov to 15 Nov'. If the current period includes
 * today, the last day of the earlier period counts only up to the current time of day (private.event_totals_before).
 * The text then ends with that time. `now` is an ISO time.
 */
export function comparedText(period: { from: string; to: string }, now: string): string {
  const before = periodText(periodBefore(period));
  return period.to < londonDay(now) ? before : `${before}, ${toLondonTime(now).slice(11, 16)}`;
}

/**
 * Returns the start of each hour from `start` until `end` or `now`, whichever is earlier. Arguments and results are ISO
 * times.
 */
export function hoursBetween(start: string, end: string, now: string): string[] {
  const last = Math.min(Date.parse(end), Date.parse(now) + 1);
  const hours = [];
  for (let at = Date.parse(start); at < last; at += HOUR_MS) hours.push(new Date(at).toISOString());
  return hours;
}
