import 'server-only';
import { screenAt } from '@/lib/admin/screen-at';
import { hasHistory } from '@/lib/data/admin/revisions';
import { isRowThere } from '@/lib/data/admin/rows';
import type { Db } from '@/lib/supabase/public';

/** Whether nothing is at an address: no screen of the admin area, or no row. A database that fails does not say so. */
export async function isMissingScreen(db: Db, pathname: string): Promise<boolean> {
  const place = screenAt(pathname);
  if (!place?.row) return !place;
  const { resource, id, isHistory } = place.row;
  const isThere = async () =>
    (await isRowThere(db, resource, id)) || (isHistory && (await hasHistory(db, resource.table, id)));
  return !(await isThere().catch(() => true));
}
