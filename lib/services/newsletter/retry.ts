import 'server-only';
import { passOnDueSubscriptions } from '@/lib/data/newsletter';
import { secretClient } from '@/lib/supabase/secret';

const EVERY_MS = 60_000;

/** Retries due subscriptions now; does nothing without the secret key. */
export async function retryNow(): Promise<void> {
  const db = secretClient();
  if (db) await passOnDueSubscriptions(db);
}

/**
 * Retries subscriptions that failed to reach Mailchimp, every minute. With several instances, each row is still
 * processed once.
 */
export function retrySubscriptions(): void {
  const db = secretClient();
  if (db) setInterval(() => void passOnDueSubscriptions(db).catch(console.error), EVERY_MS).unref();
}
