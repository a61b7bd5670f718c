import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';
import { SETTINGS_ID } from '@/lib/settings-id';

/** Resolves when the database answers a one-row read; throws DatabaseError when it does not. */
export async function pingDatabase(db: Db): Promise<void> {
  const { error } = await db.from('homepage_settings').select('id').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('health check', error);
}
