import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/schema/database.types';

/** Returns whether this user is an admin. False if the check fails (docs/product.md#admin-role). */
export async function isAdmin(
  db: SupabaseClient<Database>,
  { userId }: { userId: string },
): Promise<boolean> {
  const { data, error } = await db.rpc('has_role', { _user_id: userId, _role: 'admin' });
  return !error && data;
}
