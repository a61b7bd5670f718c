import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '@/lib/supabase/database.types';

/** Whether the database says that this user is an admin. A failure of the check means no (docs/product.md#admin-role). */
export async function isAdmin(
  db: SupabaseClient<Database>,
  { userId }: { userId: string },
): Promise<boolean> {
  const { data, error } = await db.rpc('has_role', { _user_id: userId, _role: 'admin' });
  return !error && data;
}
