import 'server-only';
import { z } from 'zod';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

interface Subscription {
  email: string;
  firstName: string | null;
  lastName: string | null;
}

/**
 * Stores the user's subscription and consent, replacing an earlier one. Returns 0, or the seconds to wait if the
 * account has subscribed too often.
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
 * Sends the user's subscription to Mailchimp. Returns an error message, or null; null also if Mailchimp is down,
 * because the subscription is retried later.
 */
export async function passOnSubscription(db: Db, body: Subscription): Promise<string | null> {
  const { data, error } = await db.functions.invoke<{ error?: string }>('mailchimp-subscribe', { body });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
  return data?.error ?? null;
}

/** Retries the due subscriptions that failed before. */
export async function passOnDueSubscriptions(db: Db): Promise<void> {
  const { error } = await db.functions.invoke('mailchimp-subscribe', { body: { due: true } });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
}

/** Asks Mailchimp to end these subscriptions and delete the erased ones; failures are retried later. */
export async function passOnRemovals(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { error } = await db.functions.invoke('mailchimp-subscribe', { body: { removals: ids } });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
}

/** Returns whether Mailchimp is configured; undefined if there is no response. */
export async function isMailchimpConfigured(db: Db): Promise<boolean | undefined> {
  const { data } = await db.functions.invoke<{ configured?: boolean }>('mailchimp-subscribe', {
    body: { ask: 'configured' },
  });
  return data?.configured;
}

/**
 * Returns whether the user has subscribed this email address and confirmed it; any other address needs confirmation.
 */
export async function isConfirmedSubscription(db: Db, email: string): Promise<boolean> {
  const { data, error } = await db
    .from('newsletter_subscribers')
    .select('is_confirmed')
    .eq('email', email)
    .maybeSingle();
  if (error) throw new DatabaseError('select subscription', error);
  return data?.is_confirmed ?? false;
}

const ownSchema = z.array(z.object({ id: z.string(), email: z.string(), status: z.string() }));
export type OwnSubscription = z.output<typeof ownSchema>[number];

/** Returns the subscriptions that the user made and those of the user's own email address, ended ones included. */
export async function listOwnSubscriptions(db: Db): Promise<OwnSubscription[]> {
  const { data, error } = await db.rpc('own_subscriptions');
  if (error) throw new DatabaseError('list own subscriptions', error);
  return ownSchema.parse(data);
}

/** Ends a subscription of the user; returns false if it does not exist. */
export async function unsubscribeOwn(db: Db, { id }: { id: string }): Promise<boolean> {
  const { data, error } = await db.rpc('unsubscribe_own', { _id: id });
  if (error) throw new DatabaseError('unsubscribe', error);
  return data;
}

/** Ends the subscription that a link in a mail names; returns false if the link is invalid. */
export async function unsubscribeByLink(db: Db, link: { id: string; signature: string }): Promise<boolean> {
  const { data, error } = await db.rpc('unsubscribe_by_link', { _id: link.id, _signature: link.signature });
  if (error) throw new DatabaseError('unsubscribe by a link', error);
  return data;
}
