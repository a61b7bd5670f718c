import { authFailure, type Failure, linkFailure } from '@/lib/accounts/auth-failure';
import { keepNotice } from '@/lib/accounts/form-notice';
import { nextPath } from '@/lib/accounts/next-path';
import { sessionClient } from '@/lib/supabase/session';

const NEW_PASSWORD = '/auth/new-password';

/** By status: what to say of the link of a sign-up, which confirms the address in whichever browser it is opened. */
const OF_SIGN_UP: Record<number, string> = {
  400: 'Your email address is confirmed. Please sign in: the link was opened in another browser than the one in which you signed up.',
  410: 'This link has expired or was used before. Sign in, or sign up once more for a new link.',
};

/** Where the link in a mail leads: trades its code for a session, then goes on. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const next = nextPath(searchParams.get('next'));
  const failure = await signInByLink(searchParams);
  const isSignUp = next !== NEW_PASSWORD;
  if (failure) {
    const message = (isSignUp && OF_SIGN_UP[failure.status]) || failure.message;
    await keepNotice('any', { status: 'error', message });
  }
  const location = !failure ? next : isSignUp ? '/auth' : '/auth/forgotten';
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

/** What is wrong with the link, or undefined. */
async function signInByLink(searchParams: URLSearchParams): Promise<Failure | undefined> {
  const code = searchParams.get('code');
  if (!code) return linkFailure(searchParams.get('error_code'));
  const db = await sessionClient();
  const { error } = await db.auth.exchangeCodeForSession(code);
  return error ? authFailure(error) : undefined;
}
