import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { NOTICE_COOKIE } from '@/lib/config/storage-names';
import { type ActionState, IDLE } from '@/lib/forms/form-state';
import { isHttps } from '@/lib/routing/site-url';

/**
 * The maximum length of the cookie's encoded value. Browsers reject a cookie whose name and value together exceed 4096
 * bytes.
 */
const LONGEST = 3800;
/** The lifetime of the cookie: long enough to load the page after a redirect. */
const SECONDS = 20;
const PATH = '/auth';

/** The attributes of the cookie. If the site uses https, the browser sends the cookie only over https. */
const attributes = () => ({
  sameSite: 'lax' as const,
  maxAge: SECONDS,
  secure: isHttps(),
});

const noticeSchema = z.object({
  form: z.string(),
  state: z.object({
    status: z.enum(['idle', 'success', 'error']),
    title: z.string().optional(),
    message: z.string().optional(),
    fieldErrors: z.record(z.string(), z.string()).optional(),
    values: z.record(z.string(), z.string()).optional(),
  }),
});

/**
 * Stores the flash message of a form in a cookie. The server shows the message on the next account page, even without
 * JavaScript.
 */
export async function setFlashMessage(form: string, state: ActionState): Promise<void> {
  const store = await cookies();
  const whole = JSON.stringify({ form, state });
  const fits = encodeURIComponent(whole).length <= LONGEST;
  // If the cookie would be too long, leave out the values that the user typed, and keep the error messages.
  const value = fits ? whole : JSON.stringify({ form, state: { ...state, values: undefined } });
  store.set(NOTICE_COOKIE, value, { ...attributes(), path: PATH, httpOnly: true });
}

/** Returns whether a path leads to an account page. On these pages the server itself can show a flash message. */
export const isWithinAccount = (path: string) => /^\/auth([/?#]|$)/.test(path);

/** Stores a flash message that a script shows on the next public page (components/account/show-flash-message). */
export async function setBrowserFlashMessage({ status, title, message }: ActionState): Promise<void> {
  const value = JSON.stringify({ status, title, message });
  (await cookies()).set(NOTICE_COOKIE, value, { ...attributes(), path: '/' });
}

/**
 * Returns the flash message in the cookie; undefined if there is none, or if it is not valid. `form` is the name of the
 * form that was submitted; 'any' means that the message is for the whole page.
 */
export async function readFlashMessage(): Promise<{ form: string; state: ActionState } | undefined> {
  const kept = (await cookies()).get(NOTICE_COOKIE)?.value;
  if (!kept) return undefined;
  // A visitor can change the cookie, so ignore a value that does not match the schema.
  const notice = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('not valid JSON');
        return z.NEVER;
      }
    })
    .pipe(noticeSchema)
    .safeParse(kept);
  return notice.success ? notice.data : undefined;
}

/**
 * Returns the initial state of a form. If the form was just submitted without JavaScript, this state contains the
 * result.
 */
export async function readFormState(form: string): Promise<ActionState> {
  const notice = await readFlashMessage();
  return notice?.form === form ? notice.state : IDLE;
}
