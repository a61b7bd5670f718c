import { christmasBankHolidays } from '@/lib/dates/bank-holidays';
import { namedDay } from './sale-days';
import type { SaleChannel, SaleStart } from './sale-windows';

export interface SaleDay {
  /** The day, such as '2026-12-24'. */
  day: string;
  /** The name of the day, such as 'Christmas Eve' or 'Bank holiday'; null for most days. */
  name: string | null;
  starts: SaleStart[];
}

const DAYS_OF_WEEK = 7;

/**
 * Returns all days of the weeks, from Monday to Sunday, that the calendar of a season shows: the weeks in which a sale
 * starts, and those from Christmas Eve to New Year's Day.
 */
export function saleWeeks(starts: SaleStart[], year: number): SaleDay[] {
  const byDay = Map.groupBy(starts, ({ startsOn }) => startsOn);
  // Each week between Christmas Eve and New Year's Day has one of these days.
  const always = [`${year}-12-24`, `${year}-12-31`, `${year + 1}-01-01`];
  return [...new Set([...byDay.keys(), ...always].map(mondayOf))]
    .toSorted()
    .flatMap((monday) => Array.from({ length: DAYS_OF_WEEK }, (_, index) => later(monday, index)))
    .map((day) => ({ day, name: nameOf(day, year), starts: byDay.get(day) ?? [] }));
}

const DAY_MS = 86_400_000;
const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
const mondayOf = (day: string) =>
  later(day, -((new Date(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));

function nameOf(day: string, year: number): string | null {
  if (day.endsWith('-01-01')) return 'New Year’s Day';
  return namedDay(day) ?? (christmasBankHolidays(year).includes(day) ? 'Bank holiday' : null);
}

/** Returns the shops of these starts, each once, in the order of the starts. */
export const shopsOf = (starts: Pick<SaleStart, 'retailer'>[]): SaleStart['retailer'][] => [
  ...new Map(starts.map(({ retailer }) => [retailer.slug, retailer])).values(),
];

/** Returns the starts of one channel; all starts if the channel is null. */
export const startsOf = (starts: SaleStart[], channel: SaleChannel | null): SaleStart[] =>
  channel ? starts.filter((start) => start.channel === channel) : starts;

/** Groups starts whose evidence is the same in every part, including the URL of a source. */
export const byBasis = (starts: SaleStart[]): SaleStart[][] => [
  ...Map.groupBy(starts, ({ basis }) => JSON.stringify(basis)).values(),
];
