import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { openErasures } from './erasures.ts';
import { AT_ONCE, CLAIM_MS, nextAttempt } from './attempts.ts';
import { erase, isConfigured, type Outcome, type Subscriber, subscribe, unsubscribe } from './mailchimp.ts';
import { secretKey } from './secret-key.ts';

type Environment = Record<string, string | undefined>;

interface Row extends Subscriber {
  id: string;
  status: string;
  attempts: number;
}

/**
 * The request bodies that the function accepts, in this order:
 * - a subscription of the caller (docs/product.md#newsletter-function)
 * - the ids of withdrawals and erasures, which nobody can guess
 * - a request to pass on the due rows, which needs the server's key
 * - a request to report whether Mailchimp is configured
 */
const bodySchema = z.union([
  z.object({ email: z.string().max(255), firstName: z.string().nullish(), lastName: z.string().nullish() }),
  z.object({ removals: z.array(z.uuid()).max(20) }),
  z.object({ due: z.literal(true) }),
  z.object({ ask: z.literal('configured') }),
]);

const DUE_STATUSES = ['pending', 'failed', 'unsubscribed'];
const COLUMNS = 'id, email, first_name, last_name, is_confirmed, status, attempts';

const json = (body: object, status = 200) => Response.json(body, { status });

/** Passes subscriptions, withdrawals and erasures on to Mailchimp, and records each result in the database. */
export async function handler(request: Request, env: Environment): Promise<Response> {
  if (request.method !== 'POST') return json({ error: 'Only POST is answered here' }, 405);
  const body = bodySchema.safeParse(await request.json().catch(() => null));
  if (!body.success) return json({ error: 'An email address is expected' }, 400);
  if ('ask' in body.data) return json({ configured: isConfigured(env) });
  const store = openStore(env);
  if ('removals' in body.data) {
    for (const id of body.data.removals) await remove(id, env, store);
    return json({});
  }
  if ('due' in body.data) {
    if (!(await isServer(request.headers.get('apikey'), env)))
      return json({ error: 'Only the server may ask for this' }, 403);
    const erasures = await store.dueErasures();
    for (const { id } of erasures) await remove(id, env, store);
    const rows = await store.claimDue();
    for (const row of rows) await passOn(row, env, store);
    return json({ passedOn: rows.length });
  }
  const userId = await store.userOf(request.headers.get('authorization'));
  if (!userId) return json({ error: 'Please sign in to subscribe to our newsletter' }, 401);
  const row = await store.claimOwn(userId, body.data.email);
  // If no row is due, another call has already passed the subscription on, perhaps just now. The response contains the
  // result of that call.
  const refusal = row
    ? refusalOf(await passOn(row, env, store))
    : await store.ownRefusal(userId, body.data.email);
  return json(refusal ? { error: refusal } : {});
}

/** Passes the withdrawal or the erasure with this id on to Mailchimp, if it is due. */
async function remove(id: string, env: Environment, store: Store): Promise<void> {
  const row = await store.claimWithdrawal(id);
  if (row) await passOn(row, env, store);
  const erasure = await store.claimErasure(id);
  if (!erasure) return;
  const outcome = await erase(erasure.subscriber_hash, env);
  await store.noteErasure(erasure, outcome);
}

/**
 * Returns whether a key is the server's secret key. Finds out by calling a database function that only secret keys may
 * call.
 */
async function isServer(key: string | null, { SUPABASE_URL: url = '' }: Environment): Promise<boolean> {
  if (!key) return false;
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.rpc('rate_limit_get', { _key: 'none' });
  return error === null;
}

const refusalOf = (outcome: Outcome) => (outcome.kind === 'never' ? outcome.error : null);

type Store = ReturnType<typeof openStore>;

async function passOn(row: Row, env: Environment, store: Store): Promise<Outcome> {
  const outcome = await ask(row, env, store);
  await store.note(row, outcome);
  return outcome;
}

async function ask(row: Row, env: Environment, store: Store): Promise<Outcome> {
  if (row.status === 'unsubscribed') return unsubscribe(row.email, env);
  // If Mailchimp must still delete an earlier subscription of this email address, the deletion comes first. A later
  // deletion would undo the new consent.
  if (await store.isErasureOwed(row.email)) return { kind: 'later', error: 'An earlier removal comes first' };
  return subscribe(row, await store.unsubscribeLink(row.id), env);
}

/**
 * Returns the columns to update in a row after an attempt to pass it on. A withdrawn row stays withdrawn, whether or
 * not Mailchimp has stored the withdrawal.
 */
function changesOf({ status, attempts }: Row, outcome: Outcome) {
  const isWithdrawn = status === 'unsubscribed';
  const last = { attempts: attempts + 1 };
  if (outcome.kind === 'done') {
    const done = isWithdrawn ? status : outcome.isAsked ? 'confirming' : 'subscribed';
    return { ...last, status: done, last_error: null, next_attempt_at: null };
  }
  return {
    ...last,
    status: isWithdrawn ? status : 'failed',
    last_error: outcome.error,
    // A subscription that Mailchimp has refused is not retried. A withdrawal is always retried, because Mailchimp must
    // receive it.
    next_attempt_at: outcome.kind === 'later' || isWithdrawn ? nextAttempt(last.attempts) : null,
  };
}

function openStore(env: Environment) {
  const { SUPABASE_URL: url = '', SITE_URL: site } = env;
  const client = createClient(url, secretKey(env), {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const table = () => client.from('newsletter_subscribers');

  /** Claims a due row by moving its next attempt into the future, so that no other call claims it meanwhile. */
  const claim = async (
    only: { user_id: string; email: string } | { id: string },
    statuses = DUE_STATUSES,
  ): Promise<Row | undefined> => {
    const now = Date.now();
    const { data, error } = await table()
      .update({ next_attempt_at: new Date(now + CLAIM_MS).toISOString() })
      .match(only)
      .in('status', statuses)
      .lte('next_attempt_at', new Date(now).toISOString())
      .select(COLUMNS);
    if (error) throw new Error(`claim subscription: ${error.message}`);
    return data[0];
  };

  return {
    ...openErasures(client),
    async userOf(authorization: string | null): Promise<string | undefined> {
      const token = authorization?.replace(/^Bearer /, '');
      if (!token) return undefined;
      const { data } = await client.auth.getUser(token);
      return data.user?.id;
    },
    claimOwn: (userId: string, email: string) => claim({ user_id: userId, email }, ['pending', 'failed']),
    claimWithdrawal: (id: string) => claim({ id }, ['unsubscribed']),
    /** Returns a link for emails with which the subscriber can unsubscribe without signing in. */
    async unsubscribeLink(id: string): Promise<string | undefined> {
      if (!site) return undefined;
      const { data, error } = await client.rpc('unsubscribe_signature', { _id: id });
      if (error) throw new Error(`sign the link to unsubscribe: ${error.message}`);
      return `${site.replace(/\/+$/, '')}/auth/unsubscribe?id=${id}&signature=${String(data)}`;
    },
    /**
     * Returns why Mailchimp refused the caller's email address permanently. Returns null if the subscription was passed
     * on or will be retried.
     */
    async ownRefusal(userId: string, email: string): Promise<string | null> {
      const { data, error } = await table()
        .select('last_error')
        .match({ user_id: userId, email, status: 'failed' })
        .is('next_attempt_at', null);
      if (error) throw new Error(`select subscription: ${error.message}`);
      return data[0] ? (data[0].last_error ?? 'Mailchimp refused the address') : null;
    },
    async claimDue(): Promise<Row[]> {
      const { data, error } = await table()
        .select('id')
        .in('status', DUE_STATUSES)
        .lte('next_attempt_at', new Date().toISOString())
        .order('next_attempt_at')
        .limit(AT_ONCE);
      if (error) throw new Error(`list due subscriptions: ${error.message}`);
      const rows: Row[] = [];
      for (const { id } of data) {
        const row = await claim({ id });
        if (row) rows.push(row);
      }
      return rows;
    },
    async note(row: Row, outcome: Outcome): Promise<void> {
      // Updates the row only if it has not changed since it was claimed. If the consent was withdrawn or renewed in the
      // meantime, the row is due again and must not be overwritten.
      const { error } = await table()
        .update(changesOf(row, outcome))
        .match({ id: row.id, status: row.status, attempts: row.attempts });
      if (error) throw new Error(`note subscription: ${error.message}`);
    },
  };
}
