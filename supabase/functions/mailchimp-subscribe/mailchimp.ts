import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface Subscriber {
  email: string;
  first_name: string | null;
  last_name: string | null;
  /** Whether the subscriber has confirmed the email address to us. If not, Mailchimp asks for a confirmation. */
  is_confirmed: boolean;
}

/**
 * The result of a call to Mailchimp. `done`: Mailchimp has stored the change. If `isAsked` is set, Mailchimp has asked
 * the person to confirm. `later`: a retry may succeed. `never`: a retry would fail again.
 */
export type Outcome = { kind: 'done'; isAsked?: boolean } | { kind: 'later' | 'never'; error: string };

type Environment = Record<string, string | undefined>;

/** The longest error text that newsletter_subscribers accepts. The table does not accept control characters either. */
const LONGEST_ERROR = 500;
const TIME_LIMIT_MS = 10_000;
const member = z.object({ status: z.string() });
const problem = z.object({ title: z.string().default(''), detail: z.string().default('') });

const NO_SENSE = 'Mailchimp answered something that this site does not understand';
/** Maps the name of an exception to an error text, which says why Mailchimp's response is missing or unusable. */
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

/**
 * Returns the URL of the audience's members and the request headers with the API key; null if Mailchimp is not
 * configured.
 */
function accountOf(env: Environment): Account | null {
  const { MAILCHIMP_API_KEY: key, MAILCHIMP_LIST_ID: list } = env;
  // The part of Mailchimp's API key after the dash names the data centre.
  const centre = key?.split('-')[1];
  if (!key || !list || !centre) return null;
  const base = env.MAILCHIMP_API_URL ?? `https://${centre}.api.mailchimp.com`;
  return {
    members: `${base}/3.0/lists/${encodeURIComponent(list)}/members`,
    headers: { Authorization: `Basic ${btoa(`any:${key}`)}`, 'Content-Type': 'application/json' },
  };
}

export const isConfigured = (env: Environment) => accountOf(env) !== null;

/**
 * Calls `work` with a function that sends requests to Mailchimp. Never throws: any error becomes the outcome 'later'.
 */
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

/** Returns the outcome of a removal. A 404 counts as success, because the member has already left. */
const left = async (response: Response): Promise<Outcome> =>
  response.ok || response.status === 404 ? { kind: 'done' } : refused(response);

/** Ends a subscription. Mailchimp keeps the email address, so that it never sends emails to this address again. */
export const unsubscribe = (email: string, env: Environment): Promise<Outcome> =>
  withAccount(env, async (ask) => left(await ask('PATCH', memberOf(email), { status: 'unsubscribed' })));

/**
 * Deletes a member at Mailchimp permanently ('Delete list member permanently'). Afterwards only the member can
 * subscribe the email address again.
 */
export const erase = (member: string, env: Environment): Promise<Outcome> =>
  withAccount(env, async (ask) => left(await ask('POST', `${member}/actions/delete-permanent`)));

/**
 * Adds a subscriber to the list, or updates an existing subscriber ('Add or update list member',
 * mailchimp.com/developer/marketing/api/list-members). Two groups get the status 'pending', so that Mailchimp asks them
 * to confirm: members who have left the list, and people who have not confirmed their email address to us. The
 * audience's merge field for the unsubscribe link is filled with `unsubscribeLink`, for use in emails.
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

/**
 * Shortens a text to one line that the database accepts. If an error could not be stored, the call would be repeated
 * forever.
 */
const storable = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ERROR)
    .toWellFormed();

/**
 * Returns the outcome of a refused call. A 400 means that Mailchimp refuses the email address, or that the member
 * already exists. Other statuses have causes that may pass (the key, limits or an outage), so the call is retried.
 */
async function refused(response: Response): Promise<Outcome> {
  const parsed = problem.safeParse(await response.json().catch(() => ({})));
  const { title, detail } = parsed.data ?? { title: '', detail: '' };
  if (response.status !== 400)
    return { kind: 'later', error: storable(`Mailchimp answered ${response.status} ${title}`) };
  if (title === 'Member Exists') return { kind: 'done' };
  return { kind: 'never', error: storable(detail || title) || 'Mailchimp refused the address' };
}
