import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/**
 * Marks those subscriptions that have not reached Mailchimp as due, so that they are sent again at once. Returns the
 * number of marked subscriptions.
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
