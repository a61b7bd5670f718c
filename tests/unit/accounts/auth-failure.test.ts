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
    ['invalid_credentials', 401, 'Email or password is not right'],
    ['email_not_confirmed', 403, 'open the link in the mail'],
    ['user_already_exists', 409, 'If you have one already, sign in'],
    ['over_email_send_rate_limit', 429, 'tried too often'],
    ['otp_expired', 410, 'This link has expired or was used before'],
    ['same_password', 422, 'another than the one you have'],
    ['session_not_found', 401, 'not signed in, or no longer'],
  ])('%s is %d, in a sentence that helps', (code, status, text) => {
    const failure = authFailure(api(code));
    expect(failure.status).toBe(status);
    expect(failure.message).toContain(text);
  });

  it('tells a wrong password as it tells an unknown address', () => {
    expect(authFailure(api('invalid_credentials')).message).not.toMatch(/no account|unknown|does not exist/i);
  });

  it('names the reasons of a weak password beside its field', () => {
    const failure = authFailure(new AuthWeakPasswordError('weak', 422, ['length', 'pwned']));
    const text =
      'Please choose another password: it is too short, and it is known from a leak of another site.';
    expect(failure).toEqual({ status: 422, message: text, fieldErrors: { password: text } });
  });

  it('takes a missing session for being signed out', () => {
    expect(authFailure(new AuthSessionMissingError()).status).toBe(401);
  });

  it('says that nothing was changed when the server cannot be reached', () => {
    const failure = authFailure(new AuthRetryableFetchError('fetch failed', 0));
    expect(failure.status).toBe(503);
    expect(failure.message).toContain('Nothing was changed');
  });

  it('never repeats words of the server that it does not know', () => {
    expect(authFailure(api('something_new')).message).not.toContain('own words');
  });

  it('takes a link without a code for an expired one, whatever the address says', () => {
    expect(linkFailure(null).status).toBe(410);
    expect(linkFailure('nonsense').status).toBe(410);
    expect(linkFailure('constructor').status).toBe(410);
  });
});
