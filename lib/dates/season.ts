/**
 * The phases of the sale season. This file imports nothing, because the server and browser code share it. It calculates
 * in UTC: London is on GMT from late October to late March, so 26 December and 2 January start at midnight UTC.
 */
export type SeasonPhase = 'away' | 'before' | 'on';

export interface Season {
  phase: SeasonPhase;
  /** The year of the Boxing Day to which the phase belongs. */
  year: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Returns the instant at which 26 December of `year` starts in London. */
export const boxingDayStart = (year: number): number => Date.UTC(year, 11, 26);

/**
 * Returns the start of the countdown to Boxing Day: 1 October, in British Summer Time. Before October, a countdown
 * would distract without being useful.
 */
const countingFrom = (year: number): number => Date.UTC(year, 8, 30, 23);

/**
 * Returns the instant at which the phase 'on' ends: midnight at the end of New Year's Day. The January sales follow.
 */
const onNowEnd = (year: number): number => Date.UTC(year + 1, 0, 2);

/** Returns the phase of the sale season at an instant, relative to the Boxing Day of `year`. */
export function phaseOf(year: number, now: number): SeasonPhase {
  if (now >= onNowEnd(year)) return 'away';
  if (now >= boxingDayStart(year)) return 'on';
  return now >= countingFrom(year) ? 'before' : 'away';
}

/** Returns the sale season at an instant. New Year's Day still belongs to the season of the previous year. */
export function seasonAt(now: number): Season {
  const thisYear = new Date(now).getUTCFullYear();
  const year = now < onNowEnd(thisYear - 1) ? thisYear - 1 : thisYear;
  return { phase: phaseOf(year, now), year };
}

/**
 * Returns the year to show in titles: the year of the next Boxing Day. Until the end of New Year's Day, it is the year
 * of the current sale (docs/product.md#sale-year).
 */
export const saleYear = (now: number): number => seasonAt(now).year;

/** Returns the time left until Boxing Day: '34 days 12 hours', or on the last day '5 hours 12 minutes'. */
export function timeLeft(year: number, now: number): string {
  const left = Math.max(0, boxingDayStart(year) - now);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const parts =
    days > 0 ? [count(days, 'day'), count(hours, 'hour')] : [count(hours, 'hour'), count(minutes, 'minute')];
  return parts.filter(Boolean).join(' ') || 'less than a minute';
}

const count = (number: number, unit: string) =>
  number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
