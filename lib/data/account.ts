import 'server-only';
import type { Json } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** Returns the data about the signed-in user: the account, sessions, roles, newsletter subscriptions and edits. */
export async function exportOwnData(db: Db): Promise<Json> {
  const { data, error } = await db.rpc('export_own_data');
  if (error) throw new DatabaseError('export own data', error);
  return data;
}

/**
 * Deletes the user's own account and its data. Returns the ids of the newsletter subscriptions to pass to
 * `passOnRemovals`, because Mailchimp must still remove them.
 * @throws DatabaseError with the code 23514 if the user is the last admin
 */
export async function deleteOwnAccount(db: Db): Promise<string[]> {
  const { data, error } = await db.rpc('delete_own_account');
  if (error) throw new DatabaseError('delete own account', error);
  return data;
}
