import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/** Makes subscriptions that failed to reach Mailchimp due at once. Returns the number of due ones. */
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
