import { christmasBankHolidays, isWeekend } from '@/lib/dates/bank-holidays';
import { addDays } from '@/lib/dates/london-time';
import { namedDay } from './sale-days';
import type { SaleChannel, SaleStart } from './sale-windows';

export interface SaleDay {
  /** The day, such as '2026-12-24'. */
  day: string;
  /** The name of the day, such as 'Christmas Eve' or 'Christmas Day, bank holiday'; null for most days. */
  name: string | null;
  starts: SaleStart[];
}

const DAYS_OF_WEEK = 7;

/**
 * Returns the days that the calendar of a season shows, in whole weeks from Monday to Sunday: the weeks in which a sale
 * starts, and the weeks from Christmas Eve to New Year's Day.
 */
export function saleWeeks(starts: SaleStart[], year: number): SaleDay[] {
  const byDay = Map.groupBy(starts, ({ startsOn }) => startsOn);
  // Every week that overlaps the days from Christmas Eve to New Year's Day contains one of these three days.
  const always = [`${year}-12-24`, `${year}-12-31`, `${year + 1}-01-01`];
  return [...new Set([...byDay.keys(), ...always].map(mondayOf))]
    .toSorted()
    .flatMap((monday) => Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(monday, index)))
    .map((day) => ({ day, name: nameOf(day, year), starts: byDay.get(day) ?? [] }));
}

const mondayOf = (day: string) =>
  addDays(day, -((new Date(day).getUTCDay() + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK));

function nameOf(day: string, year: number): string | null {
  const isNewYearsDay = day.endsWith('-01-01');
  const name = isNewYearsDay ? 'New Year’s Day' : namedDay(day);
  const isHoliday = isNewYearsDay ? !isWeekend(day) : christmasBankHolidays(year).includes(day);
  if (!isHoliday) return name;
  return name ? `${name}, bank holiday` : 'Bank holiday';
}

/** A cell of the calendar: one day, or several days of one week that share a column. */
type WeekCell = [SaleDay, ...SaleDay[]];

/**
 * Returns the columns of a calendar of whole weeks. A column is a list of weekdays, from 0 for Monday to 6 for Sunday.
 * Neighbouring weekdays on which no sale starts in any week share a column. The weekday of Boxing Day always has its
 * own column.
 */
export function weekColumns(days: SaleDay[]): number[][] {
  const isFull = (weekday: number) =>
    days.some(
      ({ day, starts }, index) =>
        index % DAYS_OF_WEEK === weekday && (starts.length > 0 || day.endsWith('-12-26')),
    );
  const columns: number[][] = [];
  for (let weekday = 0; weekday < DAYS_OF_WEEK; weekday += 1) {
    const last = columns.at(-1);
    if (last && !isFull(weekday) && !isFull(weekday - 1)) last.push(weekday);
    else columns.push([weekday]);
  }
  return columns;
}

/** Returns the cells of a calendar of whole weeks: in each week, one cell for each column. */
export function weekCells(days: SaleDay[], columns: number[][]): WeekCell[] {
  const weeks = Array.from({ length: days.length / DAYS_OF_WEEK }, (_, week) =>
    days.slice(week * DAYS_OF_WEEK, (week + 1) * DAYS_OF_WEEK),
  );
  return weeks.flatMap((week) =>
    columns.flatMap((weekdays): WeekCell[] => {
      const [first, ...others] = weekdays.flatMap((weekday) => week[weekday] ?? []);
      return first ? [[first, ...others]] : [];
    }),
  );
}

/** Returns the shops of these starts, each once, in the order of the starts. */
export const shopsOf = (starts: Pick<SaleStart, 'retailer'>[]): SaleStart['retailer'][] => [
  ...new Map(starts.map(({ retailer }) => [retailer.slug, retailer])).values(),
];

/** Returns the starts of one channel; all starts if the channel is null. */
export const startsOf = (starts: SaleStart[], channel: SaleChannel | null): SaleStart[] =>
  channel ? starts.filter((start) => start.channel === channel) : starts;

/**
 * Returns the start that matters most to a shopper: the first sale that is on, or else the first sale that is not over,
 * or else the first sale. `starts` is sorted by time. Undefined if there are no starts.
 */
export const leadingStart = (starts: SaleStart[]): SaleStart | undefined =>
  starts.find(({ status }) => status === 'live') ??
  starts.find(({ status }) => status !== 'ended') ??
  starts[0];

/** Groups the starts of sales by their evidence. The whole evidence must be the same, including the URL of a source. */
export const byBasis = (starts: SaleStart[]): SaleStart[][] => [
  ...Map.groupBy(starts, ({ basis }) => JSON.stringify(basis)).values(),
];
