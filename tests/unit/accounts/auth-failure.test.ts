import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from '@supabase/supabase-js';
import { authFailure, linkFailure } from '@/lib/accounts/auth-failure';

const api = (code: string, status = 400) => new AuthApiError('the server’s own words', status, code);

describe('an error of the auth server', () => {
  it.each([
    ['invalid_credentials', 401, 'That email or password isn’t right'],
    ['email_not_confirmed', 403, 'Open the link in the email'],
    ['user_already_exists', 409, 'If you already have one, sign in'],
    ['over_email_send_rate_limit', 429, 'Too many attempts'],
    ['otp_expired', 410, 'This link has expired or has already been used'],
    ['same_password', 422, 'different from your current one'],
    ['session_not_found', 401, 'not signed in'],
  ])('%s has status %d and a sentence that helps the visitor', (code, status, text) => {
    const failure = authFailure(api(code));
    expect(failure.status).toBe(status);
    expect(failure.message).toContain(text);
  });

  it('a wrong password and an unknown email address get the same message', () => {
    expect(authFailure(api('invalid_credentials')).message).not.toMatch(/no account|unknown|does not exist/i);
  });

  it('the reasons for a weak password appear beside its field', () => {
    const failure = authFailure(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']));
    const text =
      'Choose another password: it’s too short, and it has appeared in a data breach on another site.';
    expect(failure).toEqual({ status: 422, message: text, fieldErrors: { password: text } });
  });

  it('a missing session counts as being signed out', () => {
    expect(authFailure(new AuthSessionMissingError()).status).toBe(401);
  });

  it('an unreachable server is reported, with a note that nothing was changed', () => {
    const failure = authFailure(new AuthRetryableFetchError('fetch failed', 0));
    expect(failure.status).toBe(503);
    expect(failure.message).toContain('Nothing was changed');
  });

  it('a visitor never sees an unknown message of the server', () => {
    expect(authFailure(api('something_new')).message).not.toContain('own words');
  });

  it('a link without a code counts as expired, whatever error its URL names', () => {
    expect(linkFailure(null).status).toBe(410);
    expect(linkFailure('nonsense').status).toBe(410);
    expect(linkFailure('constructor').status).toBe(410);
  });
});
