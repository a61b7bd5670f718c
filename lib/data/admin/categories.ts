import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/**
 * Merges categories into another one: moves everything in them, deletes them, and redirects their paths. Returns how
 * many were deleted.
 */
export async function mergeCategories(
  db: Db,
  { from, into }: { from: string[]; into: string },
): Promise<number> {
  const { data, error } = await db.rpc('merge_categories', { _from: from, _into: into });
  if (error) throw new DatabaseError('merge categories', error);
  return data;
}
