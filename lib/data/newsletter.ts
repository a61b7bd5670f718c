import 'server-only';
import { z } from 'zod';
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

/** Asks Mailchimp to end these subscriptions and to forget these erased ones; what it does not take now is tried again. */
export async function passOnRemovals(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { error } = await db.functions.invoke('mailchimp-subscribe', { body: { removals: ids } });
  if (error) console.error(`mailchimp-subscribe: ${error}`);
}

/** Whether subscriptions reach a list at all; undefined when nobody answers. */
export async function isMailchimpConfigured(db: Db): Promise<boolean | undefined> {
  const { data } = await db.functions.invoke<{ configured?: boolean }>('mailchimp-subscribe', {
    body: { ask: 'configured' },
  });
  return data?.configured;
}

/** Whether the viewer has subscribed this address and shown that it is theirs: any other one is asked to confirm. */
export async function isConfirmedSubscription(db: Db, email: string): Promise<boolean> {
  const { data, error } = await db
    .from('newsletter_subscribers')
    .select('is_confirmed')
    .eq('email', email)
    .maybeSingle();
  if (error) throw new DatabaseError('select subscription', error);
  return data?.is_confirmed ?? false;
}

const ownShape = z.array(z.object({ id: z.string(), email: z.string(), status: z.string() }));
export type OwnSubscription = z.output<typeof ownShape>[number];

/** The subscriptions that the viewer made, and those of the viewer's own address, the ended ones too. */
export async function listOwnSubscriptions(db: Db): Promise<OwnSubscription[]> {
  const { data, error } = await db.rpc('own_subscriptions');
  if (error) throw new DatabaseError('list own subscriptions', error);
  return ownShape.parse(data);
}

/** Ends a subscription of the viewer's; false when there is no such one. */
export async function unsubscribeOwn(db: Db, { id }: { id: string }): Promise<boolean> {
  const { data, error } = await db.rpc('unsubscribe_own', { _id: id });
  if (error) throw new DatabaseError('unsubscribe', error);
  return data;
}

/** Ends the subscription that a link in a mail names; false when the link is not one of ours. */
export async function unsubscribeByLink(db: Db, link: { id: string; signature: string }): Promise<boolean> {
  const { data, error } = await db.rpc('unsubscribe_by_link', { _id: link.id, _signature: link.signature });
  if (error) throw new DatabaseError('unsubscribe by a link', error);
  return data;
}
