import 'server-only';
import { type AuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';
import { z } from 'zod';
import { atFixedTime } from '@/lib/answer-time';
import { supabaseProject } from '@/lib/supabase/project';
import { fetchWithTimeLimit } from '@/lib/supabase/time-limit';
import { authFailure, type Failure } from './auth-failure';

/** Longer than an auth server takes for an address that it does not know. */
const ANSWER_MS = 1000;

/** Refusals that do not depend on whether there is an account. */
const OF_ANYBODY = new Set([
  'over_request_rate_limit',
  'email_address_invalid',
  'email_address_not_authorized',
  'validation_failed',
  'signup_disabled',
  'weak_password',
]);

/**
 * Asks the auth server for something that must not tell whether there is an account: the answer comes at a fixed time,
 * and a refusal that only one of the two kinds of address can meet is logged instead. Undefined: all is well, or unknown.
 */
export async function askUnknowably(
  ask: () => Promise<{ error: AuthError | null }>,
): Promise<Failure | undefined> {
  const error = (await atFixedTime(ANSWER_MS, ask))?.error;
  if (!error) return undefined;
  if (isAuthRetryableFetchError(error) || OF_ANYBODY.has(error.code ?? '')) return authFailure(error);
  console.error('not told to the visitor:', error.code, error.message);
  return undefined;
}

const settings = z.object({ mailer_autoconfirm: z.boolean() });
const KEPT_MS = 60_000;
let known: { confirms: boolean; until: number } | undefined;

/** Whether a new account waits until the link in its mail is opened; undefined while the auth server does not say. */
export async function confirmsAddresses(): Promise<boolean | undefined> {
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
