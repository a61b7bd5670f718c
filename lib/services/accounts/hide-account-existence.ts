import 'server-only';
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { z } from 'zod';
import { atFixedTime } from '@/lib/accounts/answer-time';
import { authFailure, type Failure } from '@/lib/accounts/auth-failure';
import { supabaseProject } from '@/lib/config/supabase-project';
import { fetchWithTimeLimit } from '@/lib/supabase/time-limit';

/** The fixed time after which a response is sent. A faster response would reveal that an email address is unknown. */
const ANSWER_MS = 1000;

/** The error codes that do not depend on whether the account exists, so visitors may see them. */
const OF_ANYBODY = new Set([
  'over_request_rate_limit',
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
  'signup_disabled',
  'weak_password',
]);

/**
 * Calls the auth server without revealing whether an account exists. Always responds after the same time. Returns an
 * error only if it does not reveal the account. Logs all other errors and returns undefined, as on success.
 */
export async function hideAccountExistence(
  ask: () => Promise<{ error: AuthError | null }>,
): Promise<Failure | undefined> {
  const error = (await atFixedTime(ANSWER_MS, ask))?.error;
  if (!error) return undefined;
  if (isAuthRetryableFetchError(error) || OF_ANYBODY.has(error.code ?? '')) return authFailure(error);
  console.error('hidden from the visitor:', error.code, error.message);
  return undefined;
}

const settings = z.object({ mailer_autoconfirm: z.boolean() });
const KEPT_MS = 60_000;
let known: { confirms: boolean; until: number } | undefined;

/** Returns whether a new account must confirm its email address; undefined if the auth server does not respond. */
export async function requiresEmailConfirmation(): Promise<boolean | undefined> {
  if (known && known.until > Date.now()) return known.confirms;
  const { url, publishableKey } = supabaseProject();
  try {
    const headers = { apikey: publishableKey };
    const answer = await fetchWithTimeLimit(`${url}/auth/v1/settings`, { headers });
    const confirms = !settings.parse(await answer.json()).mailer_autoconfirm;
    known = { confirms, until: Date.now() + KEPT_MS };
    return confirms;
  } catch (error) {
    console.error('the settings of the auth server:', error);
    return undefined;
  }
}
