import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

/** Moves all that some categories hold to another, deletes them, and lets their addresses lead to it. Gives how many. */
export async function mergeCategories(
  db: Db,
  { from, into }: { from: string[]; into: string },
): Promise<number> {
  const { data, error } = await db.rpc('merge_categories', { _from: from, _into: into });
  if (error) throw new DatabaseError('merge categories', error);
  return data;
}
