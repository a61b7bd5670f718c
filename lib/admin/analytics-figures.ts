import { londonDay, shortDay, toLondonTime } from '@/lib/dates/london-time';
import type { FigureName } from './analytics-lists';
import { daysBefore, dayCount } from './analytics-query';

const HOUR_MS = 3_600_000;

export const whole = (figure: number) => figure.toLocaleString('en-GB');

/** Formats a share: 0.1234 as '12.3%'. Returns '–' if there is nothing to divide by. */
export const share = (part: number, total: number) =>
  total === 0 ? '–' : (part / total).toLocaleString('en-GB', { style: 'percent', maximumFractionDigits: 1 });

/** Formats one figure of a row. */
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
  from: daysBefore(period.from, dayCount(period)),
  to: daysBefore(period.from, 1),
});

/**
 * Describes the period that the figures are compared with: '9 Nov to 15 Nov'. If the period includes today, the last day
 * before counts up to the same time, as in the database (private.event_totals_before). `now` is an ISO time.
 */
export function comparedText(period: { from: string; to: string }, now: string): string {
  const before = periodText(periodBefore(period));
  return period.to < londonDay(now) ? before : `${before}, ${toLondonTime(now).slice(11, 16)}`;
}

/** Returns the instants at which the hours of some days begin, up to `now`. The arguments are ISO times. */
export function hoursBetween(start: string, end: string, now: string): string[] {
  const last = Math.min(Date.parse(end), Date.parse(now) + 1);
  const hours = [];
  for (let at = Date.parse(start); at < last; at += HOUR_MS) hours.push(new Date(at).toISOString());
  return hours;
}
