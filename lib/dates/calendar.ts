import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { FRESH_S, YEAR_S } from '@/lib/cache/freshness';
import { londonYear } from './london-time';
import { seasonAt, type Season } from './season';

/** The cache lifetime of the current year, season and time: an hour, unless a cache tag expires earlier. */
const HOURLY = { stale: FRESH_S, revalidate: 3600, expire: YEAR_S };

/** Returns the current year in London. */
export async function getYear(): Promise<number> {
  'use cache';
  cacheLife(HOURLY);
  return londonYear(Date.now());
}

/**
 * Returns the current sale season: the year of its Boxing Day and its phase. The phase is 'before' during the countdown
 * to Boxing Day, 'on' until the end of New Year's Day, and 'away' at other times.
 */
export async function getSeason(): Promise<Season> {
  'use cache';
  cacheLife(HOURLY);
  return seasonAt(Date.now());
}

/**
 * Returns the current time in milliseconds, for parts of a page that change at a known time, such as the status of a
 * sale. The clock is read again when one of `tags` expires. The job `publish` expires the tags of sale dates when a
 * sale starts or ends, and at midnight.
 */
export async function getClock(tags: string[]): Promise<number> {
  'use cache';
  cacheLife(HOURLY);
  cacheTag(...tags);
  return Date.now();
}
