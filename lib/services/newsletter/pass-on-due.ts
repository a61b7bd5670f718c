import 'server-only';
import { passOnDueSubscriptions } from '@/lib/data/newsletter';
import { secretClient } from '@/lib/supabase/secret';

/**
 * Sends due newsletter subscriptions to Mailchimp at once, because an editor waits for the result. Does nothing without
 * Supabase's secret key. If it fails, the schedule newsletter-retries tries again.
 */
export async function passOnDueNow(): Promise<void> {
  const db = secretClient();
  if (db) await passOnDueSubscriptions(db).catch(console.error);
}
