import 'server-only';
import { pingDatabase } from '@/lib/data/health';
import type { Db } from '@/lib/supabase/public';
import { readOutages } from '@/lib/supabase/outages';

export type DatabaseHealth =
  { isReachable: true; ms: number } | { isReachable: false; error: string; since: string };

/**
 * Reads one row, to check that the database responds. `/api/health`, `/api/metrics` and the Health screen use this
 * check.
 */
export async function checkDatabase(db: Db): Promise<DatabaseHealth> {
  const started = performance.now();
  try {
    await pingDatabase(db);
    return { isReachable: true, ms: Math.round(performance.now() - started) };
  } catch (error) {
    const since = readOutages().since ?? new Date().toISOString();
    return { isReachable: false, error: (error as Error).message, since };
  }
}
