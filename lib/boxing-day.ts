/**
 * Where the calendar stands in the season. Pure and free of imports: the server and a browser leaf share it.
 * London keeps GMT from the end of October to the end of March, so 26 December and 2 January begin with UTC's.
 */
export type SeasonPhase = 'away' | 'before' | 'on';

export interface Season {
  phase: SeasonPhase;
  /** The year of the Boxing Day that the phase belongs to. */
  year: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The moment at which 26 December of that year begins in London. */
export const boxingDayStart = (year: number): number => Date.UTC(year, 11, 26);

/** The countdown begins on 1 October, in London's summer time; earlier it would only be noise. */
const countingFrom = (year: number): number => Date.UTC(year, 8, 30, 23);

/** 'On now' ends with New Year's Day; what follows is the January sale under another name. */
const onNowEnd = (year: number): number => Date.UTC(year + 1, 0, 2);

/** The phase of that Boxing Day at a moment. */
export function phaseOf(year: number, now: number): SeasonPhase {
  if (now >= onNowEnd(year)) return 'away';
  if (now >= boxingDayStart(year)) return 'on';
  return now >= countingFrom(year) ? 'before' : 'away';
}

/** The season at a moment: on 1 January still that of the year before. */
export function seasonAt(now: number): Season {
  const thisYear = new Date(now).getUTCFullYear();
  const year = now < onNowEnd(thisYear - 1) ? thisYear - 1 : thisYear;
  return { phase: phaseOf(year, now), year };
}

/**
 * The year of the sale in titles: the next Boxing Day's, and until the end of New Year's Day the year of the sale that
 * is still on (docs/product.md#sale-year).
 */
export const saleYear = (now: number): number => seasonAt(now).year;

/** '34 days 12 hours', in the last day '5 hours 12 minutes'; what is left of the smaller unit is not told. */
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
