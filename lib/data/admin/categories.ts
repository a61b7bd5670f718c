import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/**
 * Merges categories into a target category: moves the contents of the merged categories to the target, deletes the
 * merged categories, and redirects their paths. Returns the number of deleted categories.
 */
export async function mergeCategories(
  db: Db,
  { from, into }: { from: string[]; into: string },
): Promise<number> {
  const { data, error } = await db.rpc('merge_categories', { _from: from, _into: into });
  if (error) throw new DatabaseError('merge categories', error);
  return data;
}
