import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

interface Subscription {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * Keeps the viewer's subscription and the consent to it, also where there was one before. Returns 0, or, when the account
 * has done so too often, the seconds after which it may again.
 */
export async function addSubscription(db: Db, { email, firstName, lastName }: Subscription): Promise<number> {
  const { data, error } = await db.rpc('subscribe_to_newsletter', {
    _email: email,
    _first_name: firstName ?? undefined,
    _last_name: lastName ?? undefined,
  });
  if (error) throw new DatabaseError('insert subscription', error);
  return data;
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
