import 'server-only';
import { passOnDueSubscriptions } from '@/lib/data/newsletter';
import { secretClient } from '@/lib/supabase/secret';

const EVERY_MS = 60_000;

/** Tries again at once what is due; does nothing without the server's own key. */
export async function retryNow(): Promise<void> {
  const db = secretClient();
  if (db) await passOnDueSubscriptions(db);
}

/** Tries again, every minute, what Mailchimp did not take. Several instances may do so: a row is taken up once. */
export function retrySubscriptions(): void {
  const db = secretClient();
  if (db) setInterval(() => void passOnDueSubscriptions(db).catch(console.error), EVERY_MS).unref();
}
