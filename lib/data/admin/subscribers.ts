import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

/** Makes what could not be passed on due at once; what was passed on stays as it is. Gives how many are due now. */
export async function markSubscribersDue(db: Db, ids: string[]): Promise<number> {
  const { data, error } = await db
    .from('newsletter_subscribers')
    .update({ next_attempt_at: new Date().toISOString() })
    .in('id', ids)
    .in('status', ['pending', 'failed'])
    .select('id');
  if (error) throw new DatabaseError('mark subscribers due', error);
  return data.length;
}
