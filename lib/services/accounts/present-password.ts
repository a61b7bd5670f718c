import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { authFailure, inField, tooMany, type Failure } from '@/lib/accounts/auth-failure';
import { supabaseProject } from '@/lib/config/supabase-project';
import { authFetch } from '@/lib/supabase/auth-fetch';
import { fetchWithTimeLimit } from '@/lib/supabase/time-limit';
import type { Db } from '@/lib/supabase/public';
import { forgetSignIns, takeSignIn } from './limits';

const NOT_RIGHT = 'That’s not your current password';
/** The authentication methods of a session that was opened from an emailed link. */
const BY_MAIL = ['recovery', 'otp', 'magiclink', 'invite'];
const HOUR = 3600;

/**
 * Returns whether this session was opened from an emailed link within the last hour. If so, the user may choose a new
 * password without entering the current one.
 */
export async function isSessionFromMail(db: Db): Promise<boolean> {
  const { data } = await db.auth.getClaims();
  const methods = data?.claims.amr ?? [];
  const since = Date.now() / 1000 - HOUR;
  return methods.some(
    (entry) => typeof entry === 'object' && BY_MAIL.includes(entry.method) && entry.timestamp > since,
  );
}

/**
 * Checks an account's current password and returns the failure, if any. The check counts as a sign-in attempt. Without
 * this check, anyone with access to a signed-in browser could take over the account. Hosted Supabase projects can check
 * the current password themselves, but only when the password changes. This check is also made when the email address
 * changes and when the account is deleted.
 */
export async function presentPasswordFailure(
  account: { email: string; password: string },
  visitorIp: string,
): Promise<Failure | undefined> {
  if (!account.password) return inField('current', 'Enter your current password');
  const seconds = await takeSignIn(account.email, visitorIp);
  if (seconds > 0) return tooMany(seconds);
  const { url, publishableKey } = supabaseProject();
  // Sign in with a separate client, so that the visitor's session stays unchanged.
  const once = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: authFetch(visitorIp, fetchWithTimeLimit) },
  });
  const { error } = await once.auth.signInWithPassword(account);
  if (error?.code === 'invalid_credentials') return inField('current', NOT_RIGHT);
  if (error) return authFailure(error);
  await forgetSignIns(account.email, visitorIp);
  await once.auth.signOut({ scope: 'local' });
  return undefined;
}
