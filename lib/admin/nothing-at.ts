import 'server-only';
import { isRowThere } from '@/lib/data/admin/rows';
import type { Db } from '@/lib/supabase/public';
import { placeAt } from './addresses';

/** Whether nothing is at an address: no screen of the admin area, or no row. A database that fails does not say so. */
export async function isNothingAt(db: Db, pathname: string): Promise<boolean> {
  const place = placeAt(pathname);
  if (!place?.row) return !place;
  return !(await isRowThere(db, place.row.resource, place.row.id).catch(() => true));
}
