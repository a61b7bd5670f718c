import { isAuthWeakPasswordError, type AuthError } from '@supabase/supabase-js';

/** Describes why an account form was rejected: the message to show, and the HTTP status of the response. */
export interface Failure {
  status: number;
  title?: string;
  message: string;
  fieldErrors?: Record<string, string>;
}

const WRONG_CREDENTIALS = 'That email or password isn’t right. Check both, or reset your password.';
const LINK_UNUSABLE = 'This link has expired or has already been used. Ask for a new one.';
const TOO_MANY = 'Too many attempts. Try again in a minute.';
const NO_SESSION = 'You’re not signed in. Please sign in and try again.';
const SAME_AS_BEFORE = 'Your new password must be different from your current one.';
const NO_ACCOUNT_MADE =
  'We couldn’t create an account with this address. If you already have one, sign in or reset your password.';

/** The failure to show if a form needs a session but the user is not signed in. */
export const NOT_SIGNED_IN: Failure = { status: 401, message: NO_SESSION };

/**
 * The failure to show for each error code of Supabase's auth server. Source of the codes:
 * supabase.com/docs/guides/auth/debugging/error-codes
 */
const BY_CODE = new Map<string, Failure>(
  Object.entries<Failure>({
    invalid_credentials: { status: 401, message: WRONG_CREDENTIALS },
    user_banned: {
      status: 403,
      message: 'This account is blocked. If you think this is a mistake, contact us.',
    },
    email_not_confirmed: {
      status: 403,
      message: 'Please open the link in the email we sent when you signed up, then sign in.',
    },
    user_already_exists: { status: 409, message: NO_ACCOUNT_MADE },
    email_exists: { status: 409, message: NO_ACCOUNT_MADE },
    signup_disabled: { status: 403, message: 'Sign-up is closed at the moment.' },
    email_address_invalid: inField('email', 'Please enter a valid email address'),
    email_address_not_authorized: inField('email', 'We can’t send email to this address'),
    same_password: inField('password', SAME_AS_BEFORE),
    over_request_rate_limit: { status: 429, message: TOO_MANY },
    over_email_send_rate_limit: { status: 429, message: TOO_MANY },
    otp_expired: { status: 410, message: LINK_UNUSABLE },
    flow_state_expired: { status: 410, message: LINK_UNUSABLE },
    flow_state_not_found: { status: 410, message: LINK_UNUSABLE },
    bad_code_verifier: {
      status: 400,
      message: 'Please open the link in the browser where you asked for it, or ask for a new one here.',
    },
    session_not_found: { status: 401, message: NO_SESSION },
    session_expired: { status: 401, message: NO_SESSION },
    refresh_token_not_found: { status: 401, message: NO_SESSION },
    refresh_token_already_used: { status: 401, message: NO_SESSION },
    user_not_found: { status: 401, message: NO_SESSION },
    current_password_required: inField('current', 'Enter your current password'),
    current_password_mismatch: inField('current', 'That’s not your current password'),
    reauthentication_needed: {
      status: 401,
      message: 'Please sign in again before changing your password.',
    },
  }),
);

const WEAK = new Map([
  ['length', 'it is too short'],
  ['characters', 'it needs more kinds of characters (capitals, digits or signs)'],
  ['pwned', 'it is known from a leak of another site'],
]);

/** Returns the failure to show for an error of Supabase's auth server. */
export function authFailure(error: AuthError): Failure {
  if (isAuthWeakPasswordError(error)) return inField('password', weakPassword(error.reasons));
  if (error.name === 'AuthSessionMissingError') return { status: 401, message: NO_SESSION };
  if (error.name === 'AuthPKCECodeVerifierMissingError')
    return BY_CODE.get('bad_code_verifier') ?? UNREACHABLE;
  return (
    BY_CODE.get(error.code ?? '') ?? (error.status === 429 ? { status: 429, message: TOO_MANY } : UNREACHABLE)
  );
}

/**
 * Returns the failure to show if the auth server rejected a link from an email. `code` is the `error_code` in the URL.
 */
export function linkFailure(code: string | null): Failure {
  return BY_CODE.get(code ?? '') ?? { status: 410, message: LINK_UNUSABLE };
}

const UNREACHABLE: Failure = {
  status: 503,
  message: 'We can’t reach the account service at the moment. Nothing was changed. Try again in a minute.',
};

function weakPassword(reasons: string[]): string {
  const known = reasons.flatMap((reason) => WEAK.get(reason) ?? []);
  return known.length > 0
    ? `Please choose another password: ${known.join(', and ')}.`
    : 'Please choose a stronger password.';
}

/** Returns a failure whose message is shown beside a form field. */
export function inField(field: string, message: string): Failure {
  return { status: 422, message, fieldErrors: { [field]: message } };
}

/** Returns the failure to show after too many attempts. `seconds` is the time to wait before the next attempt. */
export function tooMany(seconds: number, title?: string): Failure & { retryAfter: number } {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return {
    status: 429,
    title,
    message: `Too many attempts. Try again in ${wait}.`,
    retryAfter: seconds,
  };
}
