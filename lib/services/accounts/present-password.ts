import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { authFailure, inField, tooMany, type Failure } from '@/lib/accounts/auth-failure';
import { supabaseProject } from '@/lib/config/supabase-project';
import { authFetch } from '@/lib/supabase/auth-fetch';
import type { Db } from '@/lib/supabase/public';
import { forgetSignIns, takeSignIn } from './limits';

const NOT_RIGHT = 'That’s not your current password';
/** The authentication methods in sessions that were opened by a link in a mail. */
const BY_MAIL = ['recovery', 'otp', 'magiclink', 'invite'];
const HOUR = 3600;

/**
 * Returns whether a link in a mail opened this session within the last hour. If so, the user may choose a new password
 * without the current one.
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
 * the check, anyone who finds a signed-in browser could take over the account. Hosted Supabase projects can make this
 * check themselves, but only for a change of the password.
 */
export async function presentPasswordFailure(
  account: { email: string; password: string },
  visitorAddress: string,
): Promise<Failure | undefined> {
  if (!account.password) return inField('current', 'Please enter your current password');
  const seconds = await takeSignIn(account.email, visitorAddress);
  if (seconds > 0) return tooMany(seconds);
  const { url, publishableKey } = supabaseProject();
  // Sign in with a separate client, so that the visitor's session stays unchanged.
  const once = createClient(url, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: authFetch(visitorAddress) },
  });
  const { error } = await once.auth.signInWithPassword(account);
  if (error?.code === 'invalid_credentials') return inField('current', NOT_RIGHT);
  if (error) return authFailure(error);
  await forgetSignIns(account.email, visitorAddress);
  await once.auth.signOut({ scope: 'local' });
  return undefined;
}
