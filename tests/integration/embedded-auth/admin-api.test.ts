import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, SITE, adminOf, lastMailTo, mailsTo, newEmail, openLink } from './clients.ts';
import { request, signedIn, signedUp, visitor } from './clients.ts';

let server: Embedded;
beforeAll(async () => {
  server = await startEmbedded({ schema: NO_TABLES, env: { SITE_URL: SITE } });
});
afterAll(() => server.stop());

async function created(attributes: Record<string, unknown> = {}) {
  const email = newEmail();
  const all = { email, password: PASSWORD, email_confirm: true, ...attributes };
  const { data, error } = await adminOf(server).createUser(all);
  if (error) throw error;
  return { email, user: data.user };
}

describe('access', () => {
  test('is refused to visitors and signed-in users', async () => {
    const anonymous = await visitor(server).auth.admin.listUsers();
    expect(anonymous.error).toMatchObject({ code: 'not_admin', status: 403 });
    const { session, user } = await signedUp(server);
    const answers = await Promise.all([
      request(server, 'GET', '/admin/users', { token: session.access_token }),
      request(server, 'PUT', `/admin/users/${user.id}`, { token: session.access_token, body: { role: 'x' } }),
      request(server, 'POST', '/admin/generate_link', { token: session.access_token, body: {} }),
      request(server, 'POST', '/invite', { token: session.access_token, body: { email: newEmail() } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [403, 'not_admin']),
    );
  });

  test('is refused even to the secret key when a signed-in user is named', async () => {
    const { session } = await signedUp(server);
    const headers = { apikey: server.secretKey };
    const answer = await request(server, 'GET', '/admin/users', { token: session.access_token, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'not_admin']);
    expect((await request(server, 'GET', '/admin/users', { headers })).status).toBe(200);
  });
});

describe('createUser', () => {
  test('makes a confirmed user with its metadata', async () => {
    const id = randomUUID();
    const { user, email } = await created({
      id,
      user_metadata: { name: 'Ada' },
      app_metadata: { team: 'x' },
    });
    expect(user).toMatchObject({ id, email, user_metadata: { name: 'Ada', email_verified: true } });
    expect(user.app_metadata).toEqual({ provider: 'email', providers: ['email'], team: 'x' });
    const { session } = await signedIn(server, email);
    expect(session.user.id).toBe(id);
  });

  test('accepts a bcrypt hash instead of a password', async () => {
    const hash = await bcrypt.hash('hashed-elsewhere', 4);
    const { email } = await created({ password: undefined, password_hash: hash });
    await signedIn(server, email, 'hashed-elsewhere');
  });

  test.each([
    ['a taken address', async () => ({ email: (await created()).email }), 'email_exists', 422],
    ['no address', () => ({ email: '' }), 'validation_failed', 400],
    ['a weak password', () => ({ password: 'short' }), 'weak_password', 422],
    ['a faulty ban', () => ({ ban_duration: 'for ever' }), 'validation_failed', 400],
    ['a faulty id', () => ({ id: '7' }), 'validation_failed', 400],
  ])('refuses %s', async (_, attributes, code, status) => {
    const all = { email: newEmail(), password: PASSWORD, ...(await attributes()) };
    expect((await adminOf(server).createUser(all)).error).toMatchObject({ code, status });
  });

  test('refuses unknown roles with a reason', async () => {
    const { error } = await adminOf(server).createUser({ email: newEmail(), role: 'service_role' });
    expect(error).toMatchObject({ status: 501 });
  });
});

describe('listUsers and getUserById', () => {
  test('return pages, the newest first, with the total', async () => {
    const users = [await created(), await created(), await created()];
    const first = await adminOf(server).listUsers({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    expect(first.data.users.map(({ id }) => id)).toEqual([users[2]?.user.id, users[1]?.user.id]);
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    const all = await adminOf(server).listUsers({ perPage: 1000 });
    expect(all.data).toMatchObject({ nextPage: null, lastPage: 1, total: all.data.users.length });
    expect(JSON.stringify(all.data)).not.toContain('encrypted_password');
  });

  test('refuse an invalid page', async () => {
    const { error } = await adminOf(server).listUsers({ page: -1 });
    expect(error).toMatchObject({ code: 'validation_failed', status: 400 });
  });

  test('find a user or report that none exists', async () => {
    const { user } = await created();
    expect((await adminOf(server).getUserById(user.id)).data.user?.email).toBe(user.email);
    const { error } = await adminOf(server).getUserById(randomUUID());
    expect(error).toMatchObject({ code: 'user_not_found', status: 404 });
  });
});

describe('updateUserById', () => {
  test('ends every session when the password changes', async () => {
    const { user, email } = await created();
    const { supabase } = await signedIn(server, email);
    const { error } = await adminOf(server).updateUserById(user.id, { password: 'set-by-an-admin' });
    expect(error).toBeNull();
    expect((await supabase.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
    await signedIn(server, email, 'set-by-an-admin');
  });

  test('bans a user until the ban is lifted', async () => {
    const { user, email } = await created();
    const { supabase, session } = await signedIn(server, email);
    const banned = await adminOf(server).updateUserById(user.id, { ban_duration: '24h30m' });
    const hours = (Date.parse(banned.data.user?.banned_until ?? '') - Date.now()) / 3_600_000;
    expect(Math.round(hours * 2) / 2).toBe(24.5);
    const signIn = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toMatchObject({ code: 'user_banned', status: 400 });
    const refreshed = await supabase.auth.refreshSession({ refresh_token: session.refresh_token });
    expect(refreshed.error).toMatchObject({ code: 'user_banned', status: 400 });
    const known = await request(server, 'GET', '/user', { token: session.access_token });
    expect([known.status, known.body.code]).toEqual([403, 'user_banned']);
    await adminOf(server).updateUserById(user.id, { ban_duration: 'none' });
    await signedIn(server, email);
  });

  test('merges metadata, which the next token contains', async () => {
    const { user, email } = await created({ app_metadata: { team: 'x', level: 1 } });
    const changes = { app_metadata: { level: null, badge: 7 }, user_metadata: { name: 'Ada' } };
    await adminOf(server).updateUserById(user.id, changes);
    const { supabase } = await signedIn(server, email);
    const { data } = await supabase.auth.getClaims();
    const app = { provider: 'email', providers: ['email'], team: 'x', badge: 7 };
    expect(data?.claims.app_metadata).toEqual(app);
    expect(data?.claims.user_metadata).toMatchObject({ name: 'Ada' });
  });

  test('changes the email address, but not to that of another account', async () => {
    const { user } = await created();
    const other = await created();
    const taken = await adminOf(server).updateUserById(user.id, { email: other.email });
    expect(taken.error).toMatchObject({ code: 'email_exists', status: 422 });
    const email = newEmail();
    expect((await adminOf(server).updateUserById(user.id, { email })).data.user?.email).toBe(email);
    await signedIn(server, email);
  });
});

test('deleteUser deletes the user and its sessions', async () => {
  const { user, email } = await created();
  const { session } = await signedIn(server, email);
  const { data, error } = await adminOf(server).deleteUser(user.id);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(user.id);
  const gone = await request(server, 'GET', '/user', { token: session.access_token });
  expect([gone.status, gone.body.code]).toEqual([403, 'user_not_found']);
  expect((await adminOf(server).getUserById(user.id)).error).toMatchObject({ status: 404 });
  const soft = await adminOf(server).deleteUser((await created()).user.id, true);
  expect(soft.error).toMatchObject({ status: 501 });
});

describe('links', () => {
  test('an invitation is written to the outbox and opens a session without a password', async () => {
    const email = newEmail();
    const redirectTo = `${SITE}/auth/welcome`;
    const { data, error } = await adminOf(server).inviteUserByEmail(email, {
      redirectTo,
      data: { name: 'Ada' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { name: 'Ada' } });
    expect(data.user?.invited_at).toBeTruthy();
    const claimed = await visitor(server).auth.signUp({ email, password: PASSWORD });
    expect(claimed.error).toMatchObject({ code: 'user_already_exists' });
    const { location } = await openLink((await lastMailTo(server, email)).link);
    expect(location.pathname).toBe('/auth/welcome');
    expect(location.hash).toContain('type=invite');
    const again = await adminOf(server).inviteUserByEmail(email);
    expect(again.error).toMatchObject({ code: 'email_exists', status: 422 });
  });

  test.each(['recovery', 'magiclink'] as const)(
    'generateLink makes a link of type %s without sending a mail',
    async (type) => {
      const { email } = await created();
      const { data, error } = await adminOf(server).generateLink({ type, email });
      expect(error).toBeNull();
      expect(data.properties).toMatchObject({ verification_type: type, redirect_to: `${SITE}/` });
      expect(await mailsTo(server, email)).toEqual([]);
      const token_hash = data.properties?.hashed_token ?? '';
      const { data: session } = await visitor(server).auth.verifyOtp({ type, token_hash });
      expect(session.user?.email).toBe(email);
    },
  );

  test('generateLink refuses unknown types with a reason', async () => {
    const { error } = await adminOf(server).generateLink({
      type: 'signup',
      email: newEmail(),
      password: PASSWORD,
    });
    expect(error).toMatchObject({ status: 501 });
  });
});
