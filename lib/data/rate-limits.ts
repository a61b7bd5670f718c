import 'server-only';
import { z } from 'zod';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** The state of a rate limit: the points used, and the milliseconds until its time window ends. */
const usedUp = z.object({ points: z.number(), ms_left: z.number() });
export type UsedUp = z.output<typeof usedUp>;

interface Addition {
  key: string;
  points: number;
  windowMs: number;
  /** Whether to start a new time window even if one is open. */
  startsNewWindow: boolean;
}

/** Adds points to a rate limit and returns its new state. Its time window starts with the first addition. */
export async function addToRateLimit(
  db: Db,
  { key, points, windowMs, startsNewWindow }: Addition,
): Promise<UsedUp> {
  const args = { _key: key, _points: points, _window_ms: windowMs, _anew: startsNewWindow };
  const { data, error } = await db.rpc('rate_limit_add', args);
  if (error) throw new DatabaseError('add to rate limit', error);
  return usedUp.parse(data);
}

/**
 * Returns how many points of a rate limit have been used in the current time window, and the milliseconds until the
 * window ends. Returns null if no points have been used.
 */
export async function getRateLimit(db: Db, { key }: { key: string }): Promise<UsedUp | null> {
  const { data, error } = await db.rpc('rate_limit_get', { _key: key });
  if (error) throw new DatabaseError('get rate limit', error);
  return usedUp.nullable().parse(data);
}

/** Resets a rate limit; returns false if no points were used. */
export async function forgetRateLimit(db: Db, { key }: { key: string }): Promise<boolean> {
  const { data, error } = await db.rpc('rate_limit_forget', { _key: key });
  if (error) throw new DatabaseError('forget rate limit', error);
  return data;
}
