import { authFailure, linkFailure } from '@/lib/accounts/auth-failure';
import { keepNotice } from '@/lib/accounts/form-notice';
import { nextPath } from '@/lib/accounts/next-path';
import { sessionClient } from '@/lib/supabase/session';

/** Where the link in a mail leads: trades its code for a session, then goes on. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const message = await signInByLink(searchParams);
  if (message) await keepNotice('any', { status: 'error', message });
  const location = message ? '/auth/forgotten' : nextPath(searchParams.get('next'));
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}

/** What is wrong with the link, or undefined. */
async function signInByLink(searchParams: URLSearchParams): Promise<string | undefined> {
  const code = searchParams.get('code');
  if (!code) return linkFailure(searchParams.get('error_code')).message;
  const db = await sessionClient();
  const { error } = await db.auth.exchangeCodeForSession(code);
  return error ? authFailure(error).message : undefined;
}
