import 'server-only';
import { cacheLife } from 'next/cache';
import { nextBoxingDayYear } from './site';

/** The current year in London and the year of the next Boxing Day; asked of the clock at most once an hour. */
export async function getYears(): Promise<{ current: number; boxingDay: number }> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3600, expire: 31_536_000 });
  const now = new Date();
  const year = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', year: 'numeric' }).format(now);
  return { current: Number(year), boxingDay: nextBoxingDayYear(now) };
}
