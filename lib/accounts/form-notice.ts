import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { type ActionState, IDLE } from '@/lib/actions/action-state';
import { NOTICE_COOKIE } from '@/lib/storage-names';

/** Browsers refuse a cookie of more than 4096 bytes, its name and attributes included. */
const LONGEST = 3800;
/** Long enough for the page that follows a redirect. */
const SECONDS = 20;
const PATH = '/auth';

const noticeShape = z.object({
  form: z.string(),
  state: z.object({
    status: z.enum(['success', 'error']),
    title: z.string().optional(),
    message: z.string().optional(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
    values: z.record(z.string(), z.string()).optional(),
  }),
});

/** Keeps what a form of /auth is to say on the page that a browser without script is sent to next. */
export async function keepNotice(form: string, state: ActionState): Promise<void> {
  const store = await cookies();
  const whole = JSON.stringify({ form, state });
  const fits = encodeURIComponent(whole).length <= LONGEST;
  // What was typed is worth less than what is wrong with it.
  const value = fits ? whole : JSON.stringify({ form, state: { ...state, values: undefined } });
  store.set(NOTICE_COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'lax', maxAge: SECONDS });
}

/** Whether the server can say something on this page. */
export const isWithinAccount = (path: string) => /^\/auth([/?#]|$)/.test(path);

/** Keeps what the script of the next page, a public one, is to say in passing (components/account/say-notice). */
export async function keepForBrowser({ status, title, message }: ActionState): Promise<void> {
  const value = JSON.stringify({ status, title, message });
  (await cookies()).set(NOTICE_COOKIE, value, { path: '/', sameSite: 'lax', maxAge: SECONDS });
}

/** What was kept, if this is the page after a submission. The form is 'any' when the sentence is the page's own. */
export async function readNotice(): Promise<{ form: string; state: ActionState } | undefined> {
  const kept = (await cookies()).get(NOTICE_COOKIE)?.value;
  if (!kept) return undefined;
  // Whatever a browser sends: anything else than what was kept is as if there were nothing.
  const notice = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(noticeShape)
    .safeParse(kept);
  return notice.success ? notice.data : undefined;
}

/** The state that a form of the page begins with: what its last submission without script led to. */
export async function readFormState(form: string): Promise<ActionState> {
  const notice = await readNotice();
  return notice?.form === form ? notice.state : IDLE;
}
