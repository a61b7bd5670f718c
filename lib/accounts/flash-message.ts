import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { NOTICE_COOKIE } from '@/lib/config/storage-names';
import { type ActionState, IDLE } from '@/lib/forms/form-state';

/** Browsers reject cookies of more than 4096 bytes, including name and attributes. */
const LONGEST = 3800;
/** Long enough for the page after a redirect. */
const SECONDS = 20;
const PATH = '/auth';

const noticeSchema = z.object({
  form: z.string(),
  state: z.object({
    status: z.enum(['success', 'error']),
    title: z.string().optional(),
    message: z.string().optional(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
    values: z.record(z.string(), z.string()).optional(),
  }),
});

/** Stores the flash message of a form for the next account page, for browsers without JavaScript. */
export async function setFlashMessage(form: string, state: ActionState): Promise<void> {
  const store = await cookies();
  const whole = JSON.stringify({ form, state });
  const fits = encodeURIComponent(whole).length <= LONGEST;
  // If both don't fit, drop the typed values rather than the errors.
  const value = fits ? whole : JSON.stringify({ form, state: { ...state, values: undefined } });
  store.set(NOTICE_COOKIE, value, { path: PATH, httpOnly: true, sameSite: 'lax', maxAge: SECONDS });
}

/** Returns whether the server can show a flash message on this page. */
export const isWithinAccount = (path: string) => /^\/auth([/?#]|$)/.test(path);

/** Stores the flash message that JavaScript shows on the next public page (components/account/show-flash-message). */
export async function setBrowserFlashMessage({ status, title, message }: ActionState): Promise<void> {
  const value = JSON.stringify({ status, title, message });
  (await cookies()).set(NOTICE_COOKIE, value, { path: '/', sameSite: 'lax', maxAge: SECONDS });
}

/** Reads the flash message after a submission. The form is 'any' if the message belongs to the page. */
export async function readFlashMessage(): Promise<{ form: string; state: ActionState } | undefined> {
  const kept = (await cookies()).get(NOTICE_COOKIE)?.value;
  if (!kept) return undefined;
  // The cookie comes from the browser: ignore anything that does not match.
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
    .pipe(noticeSchema)
    .safeParse(kept);
  return notice.success ? notice.data : undefined;
}

/** Returns the initial state of a form: the result of its last submission without JavaScript. */
export async function readFormState(form: string): Promise<ActionState> {
  const notice = await readFlashMessage();
  return notice?.form === form ? notice.state : IDLE;
}
