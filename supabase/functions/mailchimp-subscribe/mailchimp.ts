import { createHash } from 'node:crypto';
import { z } from 'zod';

export interface Subscriber {
  email: string;
  first_name: string | null;
  last_name: string | null;
}

/** done: Mailchimp has it. later: nothing to be done about it but to try again. never: trying again is no use. */
export type Outcome = { kind: 'done' } | { kind: 'later' | 'never'; error: string };

type Environment = Record<string, string | undefined>;

/** The table of subscribers takes no more, and no control characters. */
const LONGEST_ERROR = 500;
const TIME_LIMIT_MS = 10_000;
const member = z.object({ status: z.string() });
const problem = z.object({ title: z.string().default(''), detail: z.string().default('') });

const NO_SENSE = 'Mailchimp answered something that this site does not understand';
/** Why there is no answer to go by, by the name of the error. */
const WITHOUT_ANSWER: Record<string, string> = {
  TimeoutError: 'Mailchimp did not answer within 10 seconds',
  SyntaxError: NO_SENSE,
  ZodError: NO_SENSE,
};

/**
 * Adds a subscriber to the list, or updates it when it is there already ('Add or update list member',
 * mailchimp.com/developer/marketing/api/list-members). Whoever has left the list is asked by Mailchimp to confirm:
 * 'pending' is the only way back that is open to others than the member itself. Never throws.
 */
export async function subscribe(subscriber: Subscriber, env: Environment): Promise<Outcome> {
  const { MAILCHIMP_API_KEY: key, MAILCHIMP_LIST_ID: list } = env;
  // The part of the key behind the dash names the data centre.
  const centre = key?.split('-')[1];
  if (!key || !list || !centre) return { kind: 'later', error: 'Mailchimp is not configured' };
  const base = env.MAILCHIMP_API_URL ?? `https://${centre}.api.mailchimp.com`;
  const id = createHash('md5').update(subscriber.email.toLowerCase()).digest('hex');
  const put = (status: Record<string, string>) =>
    fetch(`${base}/3.0/lists/${encodeURIComponent(list)}/members/${id}`, {
      method: 'PUT',
      // Whoever it is to whom an answer points, the subscriber agreed to Mailchimp alone.
      redirect: 'manual',
      headers: { Authorization: `Basic ${btoa(`any:${key}`)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email_address: subscriber.email,
        ...status,
        merge_fields: { FNAME: subscriber.first_name ?? '', LNAME: subscriber.last_name ?? '' },
      }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
  try {
    const response = await put({ status_if_new: 'subscribed' });
    if (!response.ok) return await refused(response);
    const { status } = member.parse(await response.json());
    if (status === 'subscribed' || status === 'pending') return { kind: 'done' };
    const again = await put({ status_if_new: 'subscribed', status: 'pending' });
    return again.ok ? { kind: 'done' } : await refused(again);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    return { kind: 'later', error: WITHOUT_ANSWER[name] ?? 'Mailchimp could not be reached' };
  }
}

/** One line of text that the database takes, whatever was answered: an error that is not noted would be met again and again. */
const storable = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_ERROR)
    .toWellFormed();

/** A 400 is about the address; anything else (key, limits, their trouble) may be over the next time. */
async function refused(response: Response): Promise<Outcome> {
  const parsed = problem.safeParse(await response.json().catch(() => ({})));
  const { title, detail } = parsed.data ?? { title: '', detail: '' };
  if (response.status !== 400)
    return { kind: 'later', error: storable(`Mailchimp answered ${response.status} ${title}`) };
  if (title === 'Member Exists') return { kind: 'done' };
  return { kind: 'never', error: storable(detail || title) || 'Mailchimp refused the address' };
}
