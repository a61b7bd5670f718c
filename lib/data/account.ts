import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Json } from '@/lib/supabase/database.types';
import type { Db } from '@/lib/supabase/public';

/** Everything that the site keeps about the viewer. */
export async function exportOwnData(db: Db): Promise<Json> {
  const { data, error } = await db.rpc('export_own_data');
  if (error) throw new DatabaseError('export own data', error);
  return data;
}

/**
 * Deletes the viewer's own account with all that belongs to it. Returns what Mailchimp is still to be told (passOnRemovals).
 *
 * @throws DatabaseError with the code 23514 for the last admin
 */
export async function deleteOwnAccount(db: Db): Promise<string[]> {
  const { data, error } = await db.rpc('delete_own_account');
  if (error) throw new DatabaseError('delete own account', error);
  return data;
}
