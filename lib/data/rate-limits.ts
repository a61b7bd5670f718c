import 'server-only';
import { z } from 'zod';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

/** What was used up of a limit, and how many milliseconds are left of its window. */
const usedUp = z.object({ points: z.number(), ms_left: z.number() });
export type UsedUp = z.output<typeof usedUp>;

interface Addition {
  key: string;
  points: number;
  windowMs: number;
  /** Begin a new window in any case. */
  anew: boolean;
}

/** Adds to what was used up, in a window that begins with the first addition. */
export async function addToRateLimit(db: Db, { key, points, windowMs, anew }: Addition): Promise<UsedUp> {
  const args = { _key: key, _points: points, _window_ms: windowMs, _anew: anew };
  const { data, error } = await db.rpc('rate_limit_add', args);
  if (error) throw new DatabaseError('add to rate limit', error);
  return usedUp.parse(data);
}

/** What is used up now; null when nothing is. */
export async function getRateLimit(db: Db, { key }: { key: string }): Promise<UsedUp | null> {
  const { data, error } = await db.rpc('rate_limit_get', { _key: key });
  if (error) throw new DatabaseError('get rate limit', error);
  return usedUp.nullable().parse(data);
}

/** Forgets what was used up; false when nothing was. */
export async function forgetRateLimit(db: Db, { key }: { key: string }): Promise<boolean> {
  const { data, error } = await db.rpc('rate_limit_forget', { _key: key });
  if (error) throw new DatabaseError('forget rate limit', error);
  return data;
}
