import http from 'node:http';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, mailsTo, newEmail, request, signedUp, visitor } from './clients.ts';

let server: Embedded;
beforeAll(async () => void (server = await startEmbedded({ schema: NO_TABLES })));
afterAll(() => server.stop());

describe('sign-up', () => {
  test('confirms and signs in at once, with the email address in lower case', async () => {
    const email = newEmail();
    const options = { data: { name: 'Ada' } };
    const { data, error } = await visitor(server).auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
      options,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      role: 'authenticated',
      aud: 'authenticated',
      is_anonymous: false,
    });
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada', email_verified: true });
    expect(data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] });
    expect(data.user?.identities).toMatchObject([{ provider: 'email', user_id: data.user?.id }]);
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
    expect(await mailsTo(server, email)).toEqual([]);
  });

  test('refuses another account’s email address in any spelling', async () => {
    const { email } = await signedUp(server);
    const { data, error } = await visitor(server).auth.signUp({
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(error).toMatchObject({
      code: 'user_already_exists',
      status: 422,
      message: 'User already registered',
    });
    expect(data).toEqual({ user: null, session: null });
  });

  test('lets exactly one of two simultaneous sign-ups with the same email address succeed', async () => {
    const email = newEmail();
    const both = await Promise.all(
      [1, 2].map(() => visitor(server).auth.signUp({ email, password: PASSWORD })),
    );
    expect(both.map(({ error }) => error?.code ?? 'fine').sort()).toEqual(['fine', 'user_already_exists']);
  });

  test('states the reasons for a weak password', async () => {
    const { error } = await visitor(server).auth.signUp({ email: newEmail(), password: 'short12' });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', code: 'weak_password', status: 422 });
    expect(error).toMatchObject({ reasons: ['length'] });
    for (const password of ['password', '12345678']) {
      const known = await visitor(server).auth.signUp({ email: newEmail(), password });
      expect(known.error).toMatchObject({ code: 'weak_password', status: 422, reasons: ['pwned'] });
    }
  });

  test.each([
    ['an address that is none', 'nobody', PASSWORD, 'validation_failed', 400],
    ['no password', 'a@example.com', '', 'validation_failed', 400],
    ['a password that bcrypt would cut off', 'b@example.com', 'x'.repeat(73), 'validation_failed', 400],
  ])('refuses %s', async (_, email, password, code, status) => {
    const { error } = await visitor(server).auth.signUp({ email, password });
    expect(error).toMatchObject({ code, status });
  });

  test('refuses unsupported features like a project without them', async () => {
    const anonymous = await visitor(server).auth.signInAnonymously();
    expect(anonymous.error).toMatchObject({ code: 'anonymous_provider_disabled', status: 422 });
    const phone = await visitor(server).auth.signUp({ phone: '+44123456789', password: PASSWORD });
    expect(phone.error).toMatchObject({ code: 'phone_provider_disabled', status: 400 });
  });
});

describe('sign-in with a password', () => {
  test('opens a separate session each time', async () => {
    const { email, user, session } = await signedUp(server);
    const { data, error } = await visitor(server).auth.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect(data.user?.last_sign_in_at).toBeTruthy();
  });

  test('answers a wrong password and an unknown user alike', async () => {
    const { email } = await signedUp(server);
    const expected = { code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' };
    const wrong = await visitor(server).auth.signInWithPassword({ email, password: 'not-the-password' });
    expect(wrong.error).toMatchObject(expected);
    const unknown = await visitor(server).auth.signInWithPassword({ email: newEmail(), password: PASSWORD });
    expect(unknown.error).toMatchObject(expected);
  });
});

describe('the format of errors', () => {
  const wrong = { email: 'nobody@example.com', password: PASSWORD };

  test('is {code, message} for the API version of 2024', async () => {
    const answer = await request(server, 'POST', '/token?grant_type=password', { body: wrong });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' });
  });

  test('is {code, error_code, msg} for a client that names no version', async () => {
    const headers = { 'x-supabase-api-version': '' };
    const answer = await request(server, 'POST', '/token?grant_type=password', { body: wrong, headers });
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
    expect(answer.body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    });
  });

  test('is bad_json for a malformed body or wrong types', async () => {
    const list = await request(server, 'POST', '/signup', { body: ['a'] });
    expect([list.status, list.body.code]).toEqual([400, 'bad_json']);
    const typed = await request(server, 'POST', '/signup', { body: { email: 7, password: PASSWORD } });
    expect([typed.status, typed.body.code]).toEqual([400, 'bad_json']);
  });
});

test('is a client error for characters that Postgres cannot store', async () => {
  const nul = await visitor(server).auth.signInWithPassword({
    email: 'a\u0000@example.com',
    password: PASSWORD,
  });
  expect(nul.error).toMatchObject({ code: 'validation_failed', status: 400 });
  const { supabase } = await signedUp(server);
  for (const name of ['\u0000', '\ud800']) {
    const { error } = await supabase.auth.updateUser({ data: { name } });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  }
});

describe('the API gateway', () => {
  test.each([
    ['no key', ''],
    ['a wrong key', 'sb_publishable_other'],
  ])('refuses a request with %s', async (_, apikey) => {
    const answer = await request(server, 'POST', '/signup', { body: {}, headers: { apikey } });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toMatch(/API key/);
  });

  test('reports unsupported features', async () => {
    const { error } = await visitor(server).auth.signInWithOtp({ email: newEmail() });
    expect(error).toMatchObject({ status: 501 });
    expect(error?.message).toBe('POST /auth/v1/otp is not supported by the embedded Supabase');
  });

  test('refuses a body that is too large before reading it', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { apikey: server.publishableKey, 'content-length': '2000000' };
      const sending = http.request(
        `${server.url}/auth/v1/signup`,
        { method: 'POST', headers },
        (response) => {
          resolve(response.statusCode);
          sending.destroy();
        },
      );
      sending.on('error', reject);
      sending.flushHeaders();
    });
    expect(status).toBe(413);
  });

  test('reports its settings and its health', async () => {
    const settings = await request(server, 'GET', '/settings');
    expect(settings.body).toMatchObject({
      disable_signup: false,
      mailer_autoconfirm: true,
      external: { email: true },
    });
    expect((await request(server, 'GET', '/health')).body).toMatchObject({ name: 'GoTrue' });
  });
});
