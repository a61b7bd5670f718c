import 'server-only';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

/** Reads one row to check that the database responds. Throws a DatabaseError if the database fails. */
export async function pingDatabase(db: Db): Promise<void> {
  const { error } = await db.from('homepage_settings').select('id').eq('id', SETTINGS_ID).maybeSingle();
  if (error) throw new DatabaseError('health check', error);
}
