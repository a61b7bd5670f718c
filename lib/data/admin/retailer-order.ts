import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/** How many retailers can be dragged. Any others follow, in the order of their ranks and names. */
const MOST = 200;

export interface RankedRetailer {
  id: string;
  name: string;
  isPublished: boolean;
}

/** Returns the first retailers in the order of the public lists, drafts included. */
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

/** The Postgres error code of exceptions that SQL functions raise: here, if the order has changed meanwhile. */
const RAISED = 'P0001';

/** Reorders the first retailers in one statement. Returns false if another editor has changed their order. */
export async function reorderRetailers(
  db: Db,
  { ids, before }: { ids: string[]; before: string[] },
): Promise<boolean> {
  const { error } = await db.rpc('reorder_retailers', { _ids: ids, _before: before });
  if (error?.code === RAISED) return false;
  if (error) throw new DatabaseError('reorder retailers', error);
  return true;
}
