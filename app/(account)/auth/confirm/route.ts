import { authFailure, type Failure, linkFailure } from '@/lib/accounts/auth-failure';
import { keepNotice } from '@/lib/accounts/form-notice';
import { nextPath } from '@/lib/accounts/next-path';
import { actionError, actionOk } from '@/lib/actions/action-state';
import { sessionClient } from '@/lib/supabase/session';

interface Purpose {
  /** Where the link leads when it is right; the page that was asked for, when left out. */
  to?: string;
  /** Where it leads when it is not. */
  back: string;
  done?: string;
  /** By status: what to say when it is not. */
  failed: Record<number, string>;
}

/** Confirms the address in whichever browser it is opened. */
const SIGN_UP: Purpose = {
  back: '/auth',
  failed: {
    400: 'Your email address is confirmed. Please sign in: the link was opened in another browser than the one in which you signed up.',
    410: 'This link has expired or was used before. Sign in, or sign up once more for a new link.',
  },
};
const NEW_PASSWORD: Purpose = { back: '/auth/forgotten', failed: {} };
const NEW_ADDRESS: Purpose = {
  to: '/auth',
  back: '/auth',
  done: 'Your email address has been changed',
  failed: {
    400: 'Your email address has been changed. Please sign in with the new one: the link was opened in another browser than the one in which you asked for it.',
    410: 'This link has expired or was used before. Your address is as it was: ask for a new link.',
  },
};
const PURPOSES = new Map([
  ['/auth/new-password', NEW_PASSWORD],
  ['/auth/new-address', NEW_ADDRESS],
]);

/** The page says its message by itself, without a toast. */
const UNTITLED = { title: undefined };

/** Where the link in a mail leads: trades its code for a session, then goes on. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const next = nextPath(searchParams.get('next'));
  const purpose = PURPOSES.get(next) ?? SIGN_UP;
  if (isOneOfTwo(searchParams)) {
    const message = 'This address is confirmed. Please open the link in the mail to your other address, too.';
    await keepNotice('any', actionOk({ ...UNTITLED, message }));
    return goTo('/auth');
  }
  const failure = await signInByLink(searchParams);
  const message = failure ? (purpose.failed[failure.status] ?? failure.message) : (purpose.done ?? '');
  const state = failure ? actionError(message, UNTITLED) : actionOk({ ...UNTITLED, message });
  if (message) await keepNotice('any', state);
  return goTo(failure ? purpose.back : (purpose.to ?? next));
}

const goTo = (path: string) =>
  new Response(null, { status: 303, headers: { Location: path, 'Cache-Control': 'no-store' } });

/** A hosted project may ask both addresses about a change; its first link carries a message instead of a code. */
function isOneOfTwo(searchParams: URLSearchParams): boolean {
  return searchParams.has('message') && !searchParams.has('code') && !searchParams.has('error_code');
}

/** What is wrong with the link, or undefined. */
async function signInByLink(searchParams: URLSearchParams): Promise<Failure | undefined> {
  const code = searchParams.get('code');
  if (!code) return linkFailure(searchParams.get('error_code'));
  const db = await sessionClient();
  const { error } = await db.auth.exchangeCodeForSession(code);
  return error ? authFailure(error) : undefined;
}
