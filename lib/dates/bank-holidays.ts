import { dayAfter } from './london-time.ts';

/** Returns whether a day such as '2026-12-26' is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday === 0 || weekday === 6;
}

/**
 * Returns the dates of the bank holidays of England and Wales at Christmas, such as '2026-12-25'. If Christmas Day or
 * Boxing Day is on a weekend, the next free working day is the bank holiday instead (gov.uk/bank-holidays).
 */
export function christmasBankHolidays(year: number): string[] {
  const days = [`${year}-12-25`, `${year}-12-26`];
  const holidays = days.filter((day) => !isWeekend(day));
  for (const day of days.filter(isWeekend)) {
    let substitute = day;
    while (isWeekend(substitute) || holidays.includes(substitute)) substitute = dayAfter(substitute);
    holidays.push(substitute);
  }
  return holidays.toSorted();
}
