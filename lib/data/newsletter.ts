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
 * Stores the user's subscription and consent. Replaces an earlier subscription for the same email address; if the user
 * has not confirmed the address, another account's subscription or a pending withdrawal can prevent this. Returns 0. If
 * the account has subscribed too often, stores nothing and returns the seconds to wait.
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
 * Sends the user's subscription to Mailchimp. Returns an error message, or null on success. If Mailchimp is down it
 * also returns null, because the subscription is retried later.
 */
export async function passOnSubscription(db: Db, body: Subscription): Promise<string | null> {
  const { data, error } = await db.functions.invoke<{ error?: string }>('mailchimp-subscribe', { body });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
  return data?.error ?? null;
}

/**
 * Passes some of the due subscriptions, withdrawals and erasures on to Mailchimp. Returns the number of subscriptions
 * and withdrawals, whether or not Mailchimp has accepted them.
 */
export async function passOnDueSubscriptions(db: Db): Promise<number> {
  const { data, error } = await db.functions.invoke<{ passedOn?: number }>('mailchimp-subscribe', {
    body: { due: true },
  });
  if (error) throw new DatabaseError('mailchimp-subscribe', { message: String(error) });
  return data?.passedOn ?? 0;
}

/** Returns whether a subscription, a withdrawal or an erasure is due to be sent to Mailchimp. */
export async function hasDueSubscriptions(db: Db, { at }: { at: Date }): Promise<boolean> {
  const until = at.toISOString();
  const due = await Promise.all([
    db
      .from('newsletter_subscribers')
      .select('id')
      .in('status', ['pending', 'failed', 'unsubscribed'])
      .lte('next_attempt_at', until)
      .limit(1),
    db.from('newsletter_erasures').select('id').lte('next_attempt_at', until).limit(1),
  ]);
  return due.some(({ data, error }) => {
    if (error) throw new DatabaseError('look for due subscriptions', error);
    return data.length > 0;
  });
}

/**
 * Passes withdrawals and erasures on to Mailchimp, which ends or deletes the subscriptions. `ids` contains the ids of
 * the withdrawn subscriptions and of the erasures. Failures are retried later.
 */
export async function passOnRemovals(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { error } = await db.functions.invoke('mailchimp-subscribe', { body: { removals: ids } });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
}

/** Returns whether Mailchimp is configured; undefined if the edge function does not respond. */
export async function isMailchimpConfigured(db: Db): Promise<boolean | undefined> {
  const { data } = await db.functions.invoke<{ configured?: boolean }>('mailchimp-subscribe', {
    body: { ask: 'configured' },
  });
  return data?.configured;
}

/**
 * Returns whether the user has a confirmed subscription with this email address. If not, the user must confirm the
 * address.
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

/**
 * Returns the subscriptions that the user made, and all subscriptions for the user's own confirmed email address. Ended
 * subscriptions are included.
 */
export async function listOwnSubscriptions(db: Db): Promise<OwnSubscription[]> {
  const { data, error } = await db.rpc('own_subscriptions');
  if (error) throw new DatabaseError('list own subscriptions', error);
  return ownSchema.parse(data);
}

/** Ends one of the user's subscriptions; returns false if it does not exist. */
export async function unsubscribeOwn(db: Db, { id }: { id: string }): Promise<boolean> {
  const { data, error } = await db.rpc('unsubscribe_own', { _id: id });
  if (error) throw new DatabaseError('unsubscribe', error);
  return data;
}

/** Ends the subscription that the unsubscribe link in an email names; returns false if the link is invalid. */
export async function unsubscribeByLink(db: Db, link: { id: string; signature: string }): Promise<boolean> {
  const { data, error } = await db.rpc('unsubscribe_by_link', { _id: link.id, _signature: link.signature });
  if (error) throw new DatabaseError('unsubscribe by a link', error);
  return data;
}
