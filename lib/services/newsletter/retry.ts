import 'server-only';
import { passOnDueSubscriptions } from '@/lib/data/newsletter';
import { secretClient } from '@/lib/supabase/secret';

const EVERY_MS = 60_000;

/** Sends due newsletter subscriptions to Mailchimp again; does nothing without Supabase's secret key. */
export async function retryNow(): Promise<void> {
  const db = secretClient();
  if (db) await passOnDueSubscriptions(db);
}

/**
 * Starts a timer that, every minute, retries the newsletter subscriptions that have not reached Mailchimp. Even with
 * several instances, each subscription is processed only once.
 */
export function retrySubscriptions(): void {
  const db = secretClient();
  if (db) setInterval(() => void passOnDueSubscriptions(db).catch(console.error), EVERY_MS).unref();
}
