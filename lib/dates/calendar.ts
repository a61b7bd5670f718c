import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { FRESH_S } from '@/lib/cache/freshness';
import { londonYear } from './london-time';
import { seasonAt, type Season } from './season';

/** The lifetime of a date in the cache: the clock is read at most once an hour. */
const HOURLY = { stale: FRESH_S, revalidate: 3600, expire: 31_536_000 };

/** Returns the current year in London. */
export async function getYear(): Promise<number> {
  'use cache';
  cacheLife(HOURLY);
  return londonYear(Date.now());
}

/** Returns the phase of the sale season (before, during or away from Boxing Day) and its year. */
export async function getSeason(): Promise<Season> {
  'use cache';
  cacheLife(HOURLY);
  return seasonAt(Date.now());
}

/**
 * Returns the current time in milliseconds, for what changes at a known time, such as the status of a sale. The clock is
 * read again when one of the tags expires: the job `publish` expires them when a sale starts or ends.
 */
export async function getClock(tags: string[]): Promise<number> {
  'use cache';
  cacheLife(HOURLY);
  cacheTag(...tags);
  return Date.now();
}
