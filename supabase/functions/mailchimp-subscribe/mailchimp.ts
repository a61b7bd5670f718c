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

const TIME_LIMIT_MS = 10_000;
const member = z.object({ status: z.string() });
const problem = z.object({ title: z.string().default(''), detail: z.string().default('') });

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
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    const reason = isTimeout
      ? 'Mailchimp did not answer within 10 seconds'
      : 'Mailchimp could not be reached';
    return { kind: 'later', error: reason };
  }
}

/** A 400 is about the address; anything else (key, limits, their trouble) may be over the next time. */
async function refused(response: Response): Promise<Outcome> {
  const parsed = problem.safeParse(await response.json().catch(() => ({})));
  const { title, detail } = parsed.data ?? { title: '', detail: '' };
  if (response.status !== 400)
    return { kind: 'later', error: `Mailchimp answered ${response.status} ${title}`.trim() };
  if (title === 'Member Exists') return { kind: 'done' };
  return { kind: 'never', error: detail || title || 'Mailchimp refused the address' };
}
