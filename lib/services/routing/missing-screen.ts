import 'server-only';
import { screenAt } from '@/lib/admin/screen-at';
import { hasHistory } from '@/lib/data/admin/revisions';
import { rowExists } from '@/lib/data/admin/rows';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns whether an admin path leads to no screen, or to a row that does not exist. The history screen of a deleted
 * row is not missing. If the database fails, it returns false.
 */
export async function isMissingScreen(db: Db, pathname: string): Promise<boolean> {
  const place = screenAt(pathname);
  if (!place?.row) return !place;
  const { resource, id, isHistory } = place.row;
  const exists = async () =>
    (await rowExists(db, resource, id)) || (isHistory && (await hasHistory(db, resource.table, id)));
  return !(await exists().catch(() => true));
}
