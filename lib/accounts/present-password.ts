import 'server-only';
import { createClient } from '@supabase/supabase-js';
import { authFetch } from '@/lib/supabase/auth-fetch';
import { supabaseProject } from '@/lib/supabase/project';
import type { Db } from '@/lib/supabase/public';
import { authFailure, inField, tooMany, type Failure } from './auth-failure';
import { forgetSignIns, takeSignIn } from './limits';

const NOT_RIGHT = 'This is not your present password';
/** How sessions begin whose owner may have forgotten the password. */
const BY_MAIL = ['recovery', 'otp', 'magiclink', 'invite'];
const HOUR = 3600;

/** Whether a link in a mail opened this session within the last hour, so that a new password needs no present one. */
export async function isSessionFromMail(db: Db): Promise<boolean> {
  const { data } = await db.auth.getClaims();
  const methods = data?.claims.amr ?? [];
  const since = Date.now() / 1000 - HOUR;
  return methods.some(
    (entry) => typeof entry === 'object' && BY_MAIL.includes(entry.method) && entry.timestamp > since,
  );
}

/**
 * What is wrong with the present password of this account, if anything; counted like a sign-in. Whoever finds a browser
 * signed in must not get the account for good. Hosted projects can ask for it themselves, for the password alone.
 */
export async function presentPasswordFailure(
  account: { email: string; password: string },
  visitorAddress: string,
): Promise<Failure | undefined> {
  if (!account.password) return inField('current', 'Please enter your present password');
  const seconds = await takeSignIn(account.email, visitorAddress);
  if (seconds > 0) return tooMany(seconds);
  const { url, publishableKey } = supabaseProject();
  // A client of its own: the visitor's session stays as it is.
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
