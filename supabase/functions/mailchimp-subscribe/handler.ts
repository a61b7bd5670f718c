import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { type Outcome, type Subscriber, subscribe } from './mailchimp.ts';

type Environment = Record<string, string | undefined>;

interface Row extends Subscriber {
  id: string;
  attempts: number;
}

/** One subscription of the caller's own (specification, section 3), or, for the server's key alone, all that are due. */
const bodyShape = z.union([
  z.object({ email: z.string().max(255), firstName: z.string().nullish(), lastName: z.string().nullish() }),
  z.object({ due: z.literal(true) }),
]);

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;
/** For how long a row is left to whoever took it up, should that one end before it is done. */
const CLAIM_MS = 5 * MINUTE_MS;
const AT_ONCE = 20;
const COLUMNS = 'id, email, first_name, last_name, attempts';

const json = (body: object, status = 200) => Response.json(body, { status });

/** Passes on to Mailchimp what newsletter_subscribers holds, and notes in it what came of that. */
export async function handler(request: Request, env: Environment): Promise<Response> {
  if (request.method !== 'POST') return json({ error: 'Only POST is answered here' }, 405);
  const body = bodyShape.safeParse(await request.json().catch(() => null));
  if (!body.success) return json({ error: 'An email address is expected' }, 400);
  const store = openStore(env);
  if ('due' in body.data) {
    if (!(await isServer(request.headers.get('apikey'), env)))
      return json({ error: 'Only the server may ask for this' }, 403);
    const rows = await store.claimDue();
    for (const row of rows) await passOn(row, env, store);
    return json({ passedOn: rows.length });
  }
  const userId = await store.userOf(request.headers.get('authorization'));
  if (!userId) return json({ error: 'Please sign in to subscribe to our newsletter' }, 401);
  const row = await store.claimOwn(userId, body.data.email);
  // Passed on already, or just now by another call: what came of that is the answer.
  const refusal = row
    ? refusalOf(await passOn(row, env, store))
    : await store.ownRefusal(userId, body.data.email);
  return json(refusal ? { error: refusal } : {});
}

/** Whether this is a key of the server's: the database says so, by doing for it what it does for no one else. */
async function isServer(key: string | null, { SUPABASE_URL: url = '' }: Environment): Promise<boolean> {
  if (!key) return false;
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const { error } = await client.rpc('rate_limit_get', { _key: 'none' });
  return error === null;
}

const refusalOf = (outcome: Outcome) => (outcome.kind === 'never' ? outcome.error : null);

type Store = ReturnType<typeof openStore>;

async function passOn(row: Row, env: Environment, store: Store): Promise<Outcome> {
  const outcome = await subscribe(row, env);
  await store.note(row, outcome);
  return outcome;
}

function openStore(env: Environment) {
  const { SUPABASE_URL: url = '', SUPABASE_SERVICE_ROLE_KEY: key = '' } = env;
  const client = createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
  const table = () => client.from('newsletter_subscribers');

  /** Takes up rows that are due: whoever else looks for due ones meanwhile does not see them. */
  const claim = async (
    only: { user_id: string; email: string } | { id: string },
  ): Promise<Row | undefined> => {
    const now = Date.now();
    const { data, error } = await table()
      .update({ next_attempt_at: new Date(now + CLAIM_MS).toISOString() })
      .match(only)
      .in('status', ['pending', 'failed'])
      .lte('next_attempt_at', new Date(now).toISOString())
      .select(COLUMNS);
    if (error) throw new Error(`claim subscription: ${error.message}`);
    return data[0];
  };

  return {
    async userOf(authorization: string | null): Promise<string | undefined> {
      const token = authorization?.replace(/^Bearer /, '');
      if (!token) return undefined;
      const { data } = await client.auth.getUser(token);
      return data.user?.id;
    },
    claimOwn: (userId: string, email: string) => claim({ user_id: userId, email }),
    /** Why the caller's address is not tried any more; null when it is, or was passed on. */
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
        .in('status', ['pending', 'failed'])
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
    async note({ id, attempts }: Row, outcome: Outcome): Promise<void> {
      const tried = attempts + 1;
      const wait = Math.min(2 ** tried * MINUTE_MS, LONGEST_WAIT_MS);
      const later = new Date(Date.now() + wait).toISOString();
      const changes =
        outcome.kind === 'done'
          ? { status: 'subscribed', last_error: null, next_attempt_at: null }
          : {
              status: 'failed',
              last_error: outcome.error,
              next_attempt_at: outcome.kind === 'later' ? later : null,
            };
      const { error } = await table()
        .update({ ...changes, attempts: tried })
        .eq('id', id);
      if (error) throw new Error(`note subscription: ${error.message}`);
    },
  };
}
