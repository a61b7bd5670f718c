import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';

/** A refusal in words for the person at the form, with the HTTP status that says the same. */
export interface Failure {
  status: number;
  title?: string;
  message: string;
  fieldErrors?: Record<string, string>;
}

const WRONG_CREDENTIALS = 'Email or password is not right. Check both, or ask for a new password.';
const LINK_UNUSABLE = 'This link has expired or was used before. Ask for a new one.';
const TOO_MANY = 'That was tried too often. Please wait a minute and try again.';
const NO_SESSION = 'You are not signed in, or no longer. Please sign in and try again.';
const SAME_AS_BEFORE = 'The new password must be another than the one you have.';
const NO_ACCOUNT_MADE =
  'No account could be made with this address. If you have one already, sign in or ask for a new password.';

/** Whoever sends a form for the signed-in without being so. */
export const NOT_SIGNED_IN: Failure = { status: 401, message: NO_SESSION };

/** By the code of Supabase's auth server: supabase.com/docs/guides/auth/debugging/error-codes */
const BY_CODE = new Map<string, Failure>(
  Object.entries<Failure>({
    invalid_credentials: { status: 401, message: WRONG_CREDENTIALS },
    user_banned: {
      status: 403,
      message: 'This account is blocked. Please write to us if that is a mistake.',
    },
    email_not_confirmed: {
      status: 403,
      message: 'Please open the link in the mail that we sent you when you signed up, then sign in.',
    },
    user_already_exists: { status: 409, message: NO_ACCOUNT_MADE },
    email_exists: { status: 409, message: NO_ACCOUNT_MADE },
    signup_disabled: { status: 403, message: 'New accounts are not being taken at the moment.' },
    email_address_invalid: inField('email', 'Please enter a valid email address'),
    email_address_not_authorized: inField('email', 'No mail can be sent to this address'),
    same_password: inField('password', SAME_AS_BEFORE),
    over_request_rate_limit: { status: 429, message: TOO_MANY },
    over_email_send_rate_limit: { status: 429, message: TOO_MANY },
    otp_expired: { status: 410, message: LINK_UNUSABLE },
    flow_state_expired: { status: 410, message: LINK_UNUSABLE },
    flow_state_not_found: { status: 410, message: LINK_UNUSABLE },
    bad_code_verifier: {
      status: 400,
      message: 'Please open the link in the browser in which you asked for it, or ask for a new one here.',
    },
    session_not_found: { status: 401, message: NO_SESSION },
    session_expired: { status: 401, message: NO_SESSION },
    refresh_token_not_found: { status: 401, message: NO_SESSION },
    refresh_token_already_used: { status: 401, message: NO_SESSION },
    user_not_found: { status: 401, message: NO_SESSION },
    current_password_required: inField('current', 'Please enter your present password'),
    current_password_mismatch: inField('current', 'This is not your present password'),
    reauthentication_needed: {
      status: 401,
      message: 'Please sign in again before you change your password.',
    },
  }),
);

const WEAK = new Map([
  ['length', 'it is too short'],
  ['characters', 'it needs more kinds of characters (capitals, digits or signs)'],
  ['pwned', 'it is known from a leak of another site'],
]);

/** What to tell the visitor about an error of Supabase's auth server. */
export function authFailure(error: AuthError): Failure {
  if (isAuthWeakPasswordError(error)) return inField('password', weakPassword(error.reasons));
  if (error.name === 'AuthSessionMissingError') return { status: 401, message: NO_SESSION };
  if (error.name === 'AuthPKCECodeVerifierMissingError')
    return BY_CODE.get('bad_code_verifier') ?? UNREACHABLE;
  return (
    BY_CODE.get(error.code ?? '') ?? (error.status === 429 ? { status: 429, message: TOO_MANY } : UNREACHABLE)
  );
}

/** What to tell about a link that the auth server itself refused; it says why in the address (`error_code`). */
export function linkFailure(code: string | null): Failure {
  return BY_CODE.get(code ?? '') ?? { status: 410, message: LINK_UNUSABLE };
}

const UNREACHABLE: Failure = {
  status: 503,
  message: 'Accounts cannot be reached at the moment. Nothing was changed. Please try again in a minute.',
};

function weakPassword(reasons: string[]): string {
  const known = reasons.flatMap((reason) => WEAK.get(reason) ?? []);
  return known.length > 0
    ? `Please choose another password: ${known.join(', and ')}.`
    : 'Please choose a stronger password.';
}

/** A refusal that stands beside its field. */
export function inField(field: string, message: string): Failure {
  return { status: 422, message, fieldErrors: { [field]: message } };
}

/** The refusal of what was tried too often. */
export function tooMany(seconds: number, title?: string): Failure & { retryAfter: number } {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    status: 429,
    title,
    message: `That was tried too often. Please wait ${wait} and try again.`,
    retryAfter: seconds,
  };
}
