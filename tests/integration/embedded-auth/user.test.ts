import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { signAccessToken } from '../../../supabase/embedded/auth/tokens.ts';
import type { Keys } from '../../../supabase/embedded/keys.ts';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, SITE, fragmentOf, lastMailTo, newEmail, openLink, request } from './clients.ts';
import { signedIn, signedUp, visitor } from './clients.ts';

let server: Embedded;
let keys: Keys;
beforeAll(async () => {
  server = await startEmbedded({ schema: NO_TABLES, env: { SITE_URL: SITE } });
  keys = JSON.parse(await readFile(path.join(server.dataDir, 'keys.json'), 'utf8')) as Keys;
});
afterAll(() => server.stop());

describe('get user', () => {
  test('returns the account of the session', async () => {
    const { supabase, user } = await signedUp(server);
    const { data, error } = await supabase.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: user.id, email: user.email, phone: '' });
  });

  test.each([
    ['no token', undefined, 401, 'no_authorization'],
    ['a forged token', 'a.b.c', 403, 'bad_jwt'],
    ['the publishable key', 'sb_publishable_embedded', 403, 'bad_jwt'],
  ])('refuses %s', async (_, token, status, code) => {
    const answer = await request(server, 'GET', '/user', token ? { token } : {});
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('refuses an expired token and the token of a deleted user', async () => {
    const { user } = await signedUp(server);
    const scope = { keys, url: server.url };
    const old = await signAccessToken(scope, { sub: user.id, role: 'authenticated' }, -5);
    const expired = await request(server, 'GET', '/user', { token: old.token });
    expect([expired.status, expired.body.code]).toEqual([403, 'bad_jwt']);
    expect(expired.body.message).toContain('expired');
    const sub = '00000000-0000-4000-8000-000000000000';
    const gone = await signAccessToken(scope, { sub, role: 'authenticated' });
    const answer = await request(server, 'GET', '/user', { token: gone.token });
    expect([answer.status, answer.body.code]).toEqual([403, 'user_not_found']);
  });
});

describe('getClaims', () => {
  test('verifies the token with the public key alone', async () => {
    const { supabase, user, session } = await signedUp(server);
    const { data, error } = await supabase.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: keys.jwk.kid });
    expect(data?.claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      sub: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: user.email,
      phone: '',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) as number }],
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      is_anonymous: false,
    });
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
    expect(data?.claims.exp).toBe(session.expires_at);
  });

  test('refuses a token with a changed payload', async () => {
    const { supabase, session } = await signedUp(server);
    const [head, payload, signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...claims, role: 'service_role' })).toString('base64url');
    const { error } = await supabase.auth.getClaims(`${head}.${forged}.${signature}`);
    expect(error).toMatchObject({ code: 'invalid_jwt' });
  });

  test('returns a public key set that can be cached and has no private part', async () => {
    const answer = await request(server, 'GET', '/.well-known/jwks.json', { headers: { apikey: '' } });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    expect(answer.body.keys).toMatchObject([{ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: keys.jwk.kid }]);
    expect(JSON.stringify(answer.body)).not.toContain(keys.jwk.d);
  });
});

describe('update user', () => {
  test('merges the data and removes keys that are null', async () => {
    const { supabase } = await signedUp(server);
    await supabase.auth.updateUser({ data: { name: 'Ada', town: 'Leeds' } });
    const { data, error } = await supabase.auth.updateUser({ data: { town: null, age: 7 } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', age: 7 });
    expect(data.user?.user_metadata).not.toHaveProperty('town');
  });

  test('replaces the password and ends the other sessions', async () => {
    const { supabase, email } = await signedUp(server);
    const elsewhere = await signedIn(server, email);
    expect(
      (await supabase.auth.updateUser({ password: 'another-password', current_password: PASSWORD })).error,
    ).toBeNull();
    expect((await supabase.auth.getUser()).error).toBeNull();
    expect((await elsewhere.supabase.auth.getUser()).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
    const old = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error).toMatchObject({ code: 'invalid_credentials' });
    await signedIn(server, email, 'another-password');
  });

  test('refuses the same password and a weak one', async () => {
    const { supabase } = await signedUp(server);
    const same = await supabase.auth.updateUser({ password: PASSWORD, current_password: PASSWORD });
    expect(same.error).toMatchObject({ code: 'same_password', status: 422 });
    const weak = await supabase.auth.updateUser({ password: 'short', current_password: PASSWORD });
    expect(weak.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['length'] });
  });

  test('does not let users write their own app_metadata', async () => {
    const { session } = await signedUp(server);
    const body = { app_metadata: { roles: ['admin'] } };
    const answer = await request(server, 'PUT', '/user', { token: session.access_token, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_admin']);
  });

  test('changes the email address once its mail has been opened', async () => {
    const { supabase, email } = await signedUp(server);
    const wanted = newEmail();
    const { data, error } = await supabase.auth.updateUser({ email: wanted, current_password: PASSWORD });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, new_email: wanted });
    const { location } = await openLink((await lastMailTo(server, wanted)).link);
    expect(location.origin).toBe(SITE);
    expect(fragmentOf(location).get('type')).toBe('email_change');
    const after = await supabase.auth.getUser();
    expect(after.data.user?.email).toBe(wanted);
    expect(after.data.user?.new_email).toBeUndefined();
    await signedIn(server, wanted);
  });

  test('requires the current password for a new password or email address', async () => {
    const { supabase, email } = await signedUp(server);
    for (const change of [{ password: 'another-password' }, { email: newEmail() }]) {
      const none = await supabase.auth.updateUser(change);
      expect(none.error).toMatchObject({ code: 'current_password_required', status: 400 });
      const wrong = await supabase.auth.updateUser({ ...change, current_password: 'not-the-password' });
      expect(wrong.error).toMatchObject({ code: 'current_password_mismatch', status: 400 });
    }
    await signedIn(server, email);
    expect((await supabase.auth.getUser()).data.user?.new_email).toBeUndefined();
  });

  test('allows a session from a mail to choose one password without the current one, not two', async () => {
    const { email } = await signedUp(server);
    await visitor(server).auth.resetPasswordForEmail(email);
    const browser = visitor(server);
    const { token_hash } = await lastMailTo(server, email);
    await browser.auth.verifyOtp({ type: 'recovery', token_hash });
    const elsewhere = await browser.auth.updateUser({ email: newEmail() });
    expect(elsewhere.error).toMatchObject({ code: 'current_password_required' });
    expect((await browser.auth.updateUser({ password: 'another-password' })).error).toBeNull();
    const second = await browser.auth.updateUser({ password: 'a-third-password' });
    expect(second.error).toMatchObject({ code: 'current_password_required' });
  });

  test('notifies the owner about a new password, and the old email address about a new one', async () => {
    const { supabase, email } = await signedUp(server);
    await supabase.auth.updateUser({ password: 'another-password', current_password: PASSWORD });
    expect(await lastMailTo(server, email)).toMatchObject({ subject: 'Your password has been changed' });
    const wanted = newEmail();
    await supabase.auth.updateUser({ email: wanted, current_password: 'another-password' });
    await openLink((await lastMailTo(server, wanted)).link);
    const notice = await lastMailTo(server, email);
    expect(notice.subject).toBe('Your email address has been changed');
    expect(notice.text).toContain(`from ${email} to ${wanted}`);
  });

  test('refuses metadata that is too large for a token', async () => {
    const { supabase } = await signedUp(server);
    const half = 'x'.repeat(1200);
    expect((await supabase.auth.updateUser({ data: { a: half } })).error).toBeNull();
    const whole = await supabase.auth.updateUser({ data: { b: half } });
    expect(whole.error).toMatchObject({ code: 'validation_failed', status: 400 });
    const options = { data: { a: half, b: half } };
    const { error } = await visitor(server).auth.signUp({ email: newEmail(), password: PASSWORD, options });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  test('cancels a pending change of the email address when the password changes', async () => {
    const { supabase, email } = await signedUp(server);
    const wanted = newEmail();
    const requested = await supabase.auth.updateUser({ email: wanted, current_password: PASSWORD });
    expect(requested.error).toBeNull();
    await supabase.auth.updateUser({ password: 'another-password', current_password: PASSWORD });
    const { location } = await openLink((await lastMailTo(server, wanted)).link);
    expect(fragmentOf(location).get('error_code')).toBe('otp_expired');
    await signedIn(server, email, 'another-password');
  });

  test('accepts a new password and a new email address together', async () => {
    const { supabase } = await signedUp(server);
    const wanted = newEmail();
    const both = { email: wanted, password: 'both-at-once-1', current_password: PASSWORD };
    expect((await supabase.auth.updateUser(both)).error).toBeNull();
    await openLink((await lastMailTo(server, wanted)).link);
    await signedIn(server, wanted, 'both-at-once-1');
  });

  test('refuses the email address of another user', async () => {
    const { supabase } = await signedUp(server);
    const other = await signedUp(server);
    const { error } = await supabase.auth.updateUser({ email: other.email, current_password: PASSWORD });
    expect(error).toMatchObject({ code: 'email_exists', status: 422 });
  });
});
