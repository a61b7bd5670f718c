import 'server-only';
import { cacheLife } from 'next/cache';
import { seasonAt, type Season } from './boxing-day';
import { FRESH_S } from './freshness';
import { londonYear } from './london-time';

/** The clock is asked at most once an hour. */
const HOURLY = { stale: FRESH_S, revalidate: 3600, expire: 31_536_000 };

/** The current year in London. */
export async function getYear(): Promise<number> {
  'use cache';
  cacheLife(HOURLY);
  return londonYear(Date.now());
}

/** Whether Boxing Day is ahead, on, or neither. */
export async function getSeason(): Promise<Season> {
  'use cache';
  cacheLife(HOURLY);
  return seasonAt(Date.now());
}
