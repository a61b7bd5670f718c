import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/**
 * The number of retailers whose order an editor can change. In lists, all other retailers come after these, sorted by
 * rank and name.
 */
const MOST = 200;

export interface RankedRetailer {
  id: string;
  name: string;
  isPublished: boolean;
}

/** Returns the retailers in the order of the public lists, drafts included, up to a limit. */
export async function listRetailerOrder(db: Db): Promise<RankedRetailer[]> {
  const { data, error } = await db
    .from('retailers')
    .select('id, name, is_published')
    .order('display_rank', { nullsFirst: false })
    .order('name')
    .order('slug')
    .limit(MOST);
  if (error) throw new DatabaseError('select the order of retailers', error);
  return data.map(({ id, name, is_published }) => ({ id, name, isPublished: is_published }));
}

/**
 * The Postgres error code of exceptions that SQL functions raise. The function reorder_retailers raises an exception if
 * the order has changed.
 */
const RAISED = 'P0001';

/** Reorders the retailers at the top of the lists. Returns false if another editor has changed their order. */
export async function reorderRetailers(
  db: Db,
  { ids, before }: { ids: string[]; before: string[] },
): Promise<boolean> {
  const { error } = await db.rpc('reorder_retailers', { _ids: ids, _before: before });
  if (error?.code === RAISED) return false;
  if (error) throw new DatabaseError('reorder retailers', error);
  return true;
}
