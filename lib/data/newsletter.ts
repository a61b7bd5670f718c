import 'server-only';
import { DatabaseError } from '@/lib/errors';
import { CONSENT_TEXT } from '@/lib/newsletter/consent';
import type { Db } from '@/lib/supabase/public';

interface Subscription {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

const UNIQUE_VIOLATION = '23505';

/** Keeps a subscription and the consent to it. An address that is kept already stays as it is. */
export async function addSubscription(db: Db, { email, firstName, lastName }: Subscription): Promise<void> {
  const row = { email, first_name: firstName, last_name: lastName, consent_text: CONSENT_TEXT };
  const { error } = await db.from('newsletter_subscribers').insert(row);
  if (error && error.code !== UNIQUE_VIOLATION) throw new DatabaseError('insert subscription', error);
}

/**
 * Passes the visitor's subscription on to Mailchimp. Returns what is wrong with it, or null; null also when it could not
 * be passed on for now, for it is kept and tried again.
 */
export async function passOnSubscription(db: Db, body: Subscription): Promise<string | null> {
  const { data, error } = await db.functions.invoke<{ error?: string }>('mailchimp-subscribe', { body });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
  return data?.error ?? null;
}

/** Passes on what could not be passed on before and is due again. */
export async function passOnDueSubscriptions(db: Db): Promise<void> {
  const { error } = await db.functions.invoke('mailchimp-subscribe', { body: { due: true } });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
}
