import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/**
 * Makes subscriptions due, so that they are sent to Mailchimp again at once. Skips those that have already reached
 * Mailchimp or have ended. Returns the number of subscriptions made due.
 */
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
