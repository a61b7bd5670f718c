import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface Subscriber {
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** Whether the person has confirmed the email address to us. If not, Mailchimp asks for a confirmation. */
  is_confirmed: boolean;
}

/**
 * done: Mailchimp has stored the change; `isAsked` if it has asked the person to confirm. later: a retry may succeed.
 * never: a retry would fail again.
 */
export type Outcome = { kind: 'done'; isAsked?: boolean } | { kind: 'later' | 'never'; error: string };

type Environment = Record<string, string | undefined>;

/** The longest error that the table of subscribers accepts. It accepts no control characters either. */
const LONGEST_ERROR = 500;
const TIME_LIMIT_MS = 10_000;
const member = z.object({ status: z.string() });
const problem = z.object({ title: z.string().default(''), detail: z.string().default('') });

const NO_SENSE = 'Mailchimp answered something that this site does not understand';
/** By an error's name, the reason why Mailchimp gave no usable answer. */
const WITHOUT_ANSWER: Record<string, string> = {
  TimeoutError: 'Mailchimp did not answer within 10 seconds',
  SyntaxError: NO_SENSE,
  ZodError: NO_SENSE,
};

/** Returns Mailchimp's id of a member: the MD5 digest of the email address in lower case. */
const memberOf = (email: string) => createHash('md5').update(email.toLowerCase()).digest('hex');

interface Account {
  members: string;
  headers: Record<string, string>;
}

/** Returns the URL of the audience's members and the API key; null if Mailchimp is not configured. */
function accountOf(env: Environment): Account | null {
  const { MAILCHIMP_API_KEY: key, MAILCHIMP_LIST_ID: list } = env;
  // The part of the key behind the dash names the data centre.
  const centre = key?.split('-')[1];
  if (!key || !list || !centre) return null;
  const base = env.MAILCHIMP_API_URL ?? `https://${centre}.api.mailchimp.com`;
  return {
    members: `${base}/3.0/lists/${encodeURIComponent(list)}/members`,
    headers: { Authorization: `Basic ${btoa(`any:${key}`)}`, 'Content-Type': 'application/json' },
  };
}

export const isConfigured = (env: Environment) => accountOf(env) !== null;

/** Runs calls to Mailchimp; never throws. */
async function withAccount(env: Environment, work: (ask: Ask) => Promise<Outcome>): Promise<Outcome> {
  const account = accountOf(env);
  if (!account) return { kind: 'later', error: 'Mailchimp is not configured' };
  const ask: Ask = (method, path, body) =>
    fetch(`${account.members}/${path}`, {
      method,
      // Never follow redirects: the subscriber consented to Mailchimp alone.
      redirect: 'manual',
      headers: account.headers,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  try {
    return await work(ask);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: 'later', error: WITHOUT_ANSWER[name] ?? 'Mailchimp could not be reached' };
  }
}

type Ask = (method: 'PUT' | 'PATCH' | 'POST', path: string, body?: object) => Promise<Response>;

/** A 404 counts as success, because the member has left already. */
const left = async (response: Response): Promise<Outcome> =>
  response.ok || response.status === 404 ? { kind: 'done' } : refused(response);

/** Ends the subscription. Mailchimp keeps the email address, so that it never writes to it again. */
export const unsubscribe = (email: string, env: Environment): Promise<Outcome> =>
  withAccount(env, async (ask) => left(await ask('PATCH', memberOf(email), { status: 'unsubscribed' })));

/** Deletes a member at Mailchimp permanently ('Delete list member permanently'); only the member can subscribe again. */
export const erase = (member: string, env: Environment): Promise<Outcome> =>
  withAccount(env, async (ask) => left(await ask('POST', `${member}/actions/delete-permanent`)));

/**
 * Adds a subscriber to the list, or updates an existing one ('Add or update list member',
 * mailchimp.com/developer/marketing/api/list-members). Mailchimp asks members who have left the list, or who have not
 * confirmed their address to us, to confirm ('pending'). `unsubscribeLink` fills the audience's field, for use in mails.
 */
export const subscribe = (
  subscriber: Subscriber,
  unsubscribeLink: string | undefined,
  env: Environment,
): Promise<Outcome> =>
  withAccount(env, async (ask) => {
    const { email, is_confirmed } = subscriber;
    const linkField = env.MAILCHIMP_UNSUBSCRIBE_FIELD;
    const put = (status: Record<string, string>) =>
      ask('PUT', memberOf(email), {
        email_address: email,
        ...status,
        merge_fields: {
          FNAME: subscriber.first_name ?? '',
          LNAME: subscriber.last_name ?? '',
          ...(linkField && unsubscribeLink && { [linkField]: unsubscribeLink }),
        },
      });
    const ifNew = { status_if_new: is_confirmed ? 'subscribed' : 'pending' };
    const response = await put(ifNew);
    if (!response.ok) return await refused(response);
    const { status } = member.parse(await response.json());
    if (status === 'subscribed') return { kind: 'done' };
    if (status === 'pending') return { kind: 'done', isAsked: true };
    const again = await put({ ...ifNew, status: 'pending' });
    return again.ok ? { kind: 'done', isAsked: true } : await refused(again);
  });

/** Makes one line that the database accepts out of any answer. An error that could not be stored would repeat forever. */
const storable = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ERROR)
    .toWellFormed();

/** A 400 concerns the email address. Any other status (key, limits, an outage) may pass, so the call is retried. */
async function refused(response: Response): Promise<Outcome> {
  const parsed = problem.safeParse(await response.json().catch(() => ({})));
  const { title, detail } = parsed.data ?? { title: '', detail: '' };
  if (response.status !== 400)
    return { kind: 'later', error: storable(`Mailchimp answered ${response.status} ${title}`) };
  if (title === 'Member Exists') return { kind: 'done' };
  return { kind: 'never', error: storable(detail || title) || 'Mailchimp refused the address' };
}
