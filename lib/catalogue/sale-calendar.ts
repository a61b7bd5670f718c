import { christmasBankHolidays } from '@/lib/dates/bank-holidays';
import { formatWeekday } from '@/lib/dates/london-time';
import { namedDay } from './sale-days';
import type { SaleChannel, SaleStart } from './sale-windows';

/** One day of the calendar that shows when sales start. */
export interface CalendarDay {
  /** The day, such as '2026-12-26'. */
  day: string;
  weekday: string;
  /** The name of the day: 'Christmas Eve', 'Christmas Day', 'Boxing Day', 'Bank holiday', or null for other days. */
  name: string | null;
  /** Whether the day is a bank holiday in England and Wales. */
  isBankHoliday: boolean;
  /** The sales that start on the day, by channel, in the order of the `starts` argument. */
  starts: Record<SaleChannel, SaleStart[]>;
}

const DAYS = [22, 23, 24, 25, 26, 27, 28];

/** Returns the seven days around Boxing Day, from 22 to 28 December, each with the sales that start on it. */
export function calendarDays(starts: SaleStart[], year: number): CalendarDay[] {
  const holidays = christmasBankHolidays(year);
  return DAYS.map((number) => {
    const day = `${year}-12-${number}`;
    const isBankHoliday = holidays.includes(day);
    const through = (channel: SaleChannel) =>
      starts.filter((start) => start.startsOn === day && start.channel === channel);
    return {
      day,
      weekday: formatWeekday(day).split(' ')[0] ?? '',
      name: namedDay(day) ?? (isBankHoliday ? 'Bank holiday' : null),
      isBankHoliday,
      starts: { online: through('online'), in_store: through('in_store'), members: through('members') },
    };
  });
}
