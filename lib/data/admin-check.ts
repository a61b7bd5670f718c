import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/schema/database.types';

type Asked = { userId: string };

/** Returns whether this user is an admin. False if the check fails (docs/product.md#admin-role). */
export const isAdmin = async (db: SupabaseClient<Database>, user: Asked): Promise<boolean> =>
  (await askRole(db, user)) ?? false;

/** Returns whether this user is an admin; null if the database does not answer the check. */
export async function askRole(db: SupabaseClient<Database>, { userId }: Asked): Promise<boolean | null> {
  const { data, error, status } = await db.rpc('has_role', { _user_id: userId, _role: 'admin' });
  if (error) return status === 0 || status >= 500 ? null : false;
  return data;
}
