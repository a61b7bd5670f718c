import 'server-only';
import { z } from 'zod';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** The points used, and the milliseconds left in the window. */
const usedUp = z.object({ points: z.number(), ms_left: z.number() });
export type UsedUp = z.output<typeof usedUp>;

interface Addition {
  key: string;
  points: number;
  windowMs: number;
  /** Starts a new window even if one is open. */
  startsNewWindow: boolean;
}

/** Adds points to a window, which starts with the first addition. */
export async function addToRateLimit(
  db: Db,
  { key, points, windowMs, startsNewWindow }: Addition,
): Promise<UsedUp> {
  const args = { _key: key, _points: points, _window_ms: windowMs, _anew: startsNewWindow };
  const { data, error } = await db.rpc('rate_limit_add', args);
  if (error) throw new DatabaseError('add to rate limit', error);
  return usedUp.parse(data);
}

/** Returns the points used in the current window; null if there are none. */
export async function getRateLimit(db: Db, { key }: { key: string }): Promise<UsedUp | null> {
  const { data, error } = await db.rpc('rate_limit_get', { _key: key });
  if (error) throw new DatabaseError('get rate limit', error);
  return usedUp.nullable().parse(data);
}

/** Resets a limit; returns false if no points were used. */
export async function forgetRateLimit(db: Db, { key }: { key: string }): Promise<boolean> {
  const { data, error } = await db.rpc('rate_limit_forget', { _key: key });
  if (error) throw new DatabaseError('forget rate limit', error);
  return data;
}
