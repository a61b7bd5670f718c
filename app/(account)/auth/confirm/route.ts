import { authFailure, type Failure, linkFailure } from '@/lib/accounts/auth-failure';
import { setFlashMessage } from '@/lib/accounts/flash-message';
import { nextPath } from '@/lib/accounts/next-path';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { sessionClient } from '@/lib/supabase/session';

interface Purpose {
  /** The path to redirect to if the link is valid. The default is the path in the link's `next` parameter. */
  to?: string;
  /** The path to redirect to if the link is invalid. */
  back: string;
  done?: string;
  /** The error messages, by the HTTP status of the failure. */
  failed: Record<number, string>;
}

/**
 * For the link in a sign-up email. The link confirms the email address in any browser. It signs the user in only in the
 * browser in which the user signed up.
 */
const SIGN_UP: Purpose = {
  back: '/auth',
  failed: {
    400: 'Thanks, your email address is confirmed. You opened the link in a different browser, so please sign in.',
    410: 'This link has expired or has already been used. Sign in, or sign up again for a new link.',
  },
};
const NEW_PASSWORD: Purpose = { back: '/auth/forgotten', failed: {} };
const NEW_ADDRESS: Purpose = {
  to: '/auth',
  back: '/auth',
  done: 'Your email address has been changed',
  failed: {
    400: 'Your email address has been changed. You opened the link in a different browser, so please sign in with the new address.',
    410: 'This link has expired or has already been used. Your email address hasn’t changed. Ask for a new link.',
  },
};
const PURPOSES = new Map([
  ['/auth/new-password', NEW_PASSWORD],
  ['/auth/new-address', NEW_ADDRESS],
]);

/** Removes the title of a result, so that the page shows only the message. */
const UNTITLED = { title: undefined };

/** Handles the links in emails: exchanges the code in the link for a session, then redirects. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const next = nextPath(searchParams.get('next'));
  const purpose = PURPOSES.get(next) ?? SIGN_UP;
  if (isOneOfTwo(searchParams)) {
    const message =
      'This email address is confirmed. Please also open the link we sent to your other email address.';
    await setFlashMessage('any', actionOk({ ...UNTITLED, message }));
    return goTo('/auth');
  }
  const failure = await signInByLink(searchParams);
  const message = failure ? (purpose.failed[failure.status] ?? failure.message) : (purpose.done ?? '');
  const state = failure ? actionError(message, UNTITLED) : actionOk({ ...UNTITLED, message });
  if (message) await setFlashMessage('any', state);
  return goTo(failure ? purpose.back : (purpose.to ?? next));
}

const goTo = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });

/**
 * Returns whether this is the first of two links that the user must open. When a user changes the email address, a
 * hosted Supabase project may send one link to the old address and another to the new address. The link that the user
 * opens first has a message in its URL instead of a code.
 */
function isOneOfTwo(searchParams: URLSearchParams): boolean {
  return searchParams.has('message') && !searchParams.has('code') && !searchParams.has('error_code');
}

/** Signs in with the code in the link. Returns the failure, or undefined on success. */
async function signInByLink(searchParams: URLSearchParams): Promise<Failure | undefined> {
  const code = searchParams.get('code');
  if (!code) return linkFailure(searchParams.get('error_code'));
  const db = await sessionClient();
  const { error } = await db.auth.exchangeCodeForSession(code);
  return error ? authFailure(error) : undefined;
}
