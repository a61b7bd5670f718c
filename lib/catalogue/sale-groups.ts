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

/** Groups starts by day, the first day first. The starts of a day keep their order. */
export function saleDays(starts: SaleStart[], year: number): SaleDay[] {
  const holidays = christmasBankHolidays(year);
  return [...Map.groupBy(starts, ({ startsOn }) => startsOn)]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, ofDay]) => ({
      day,
      name: namedDay(day) ?? (holidays.includes(day) ? 'Bank holiday' : null),
      starts: ofDay,
    }));
}

/** Returns the shops of these starts, each once, in the order of the starts. */
export const shopsOf = (starts: Pick<SaleStart, 'retailer'>[]): SaleStart['retailer'][] => [
  ...new Map(starts.map(({ retailer }) => [retailer.slug, retailer])).values(),
];

/** Returns the starts of one channel; all starts if the channel is null. */
export const startsOf = (starts: SaleStart[], channel: SaleChannel | null): SaleStart[] =>
  channel ? starts.filter((start) => start.channel === channel) : starts;
