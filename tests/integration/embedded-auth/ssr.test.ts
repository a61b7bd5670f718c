import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, SITE, fragmentOf, lastMailTo, newEmail, openLink, request } from './clients.ts';
import { signedIn, signedUp, ssr, visitor } from './clients.ts';

let server: Embedded;
beforeAll(async () => {
  server = await startEmbedded({ schema: NO_TABLES, env: { SITE_URL: SITE } });
});
afterAll(() => server.stop());

type Jar = Map<string, string>;

test('a session is kept in cookies from one request to the next', async () => {
  const jar: Jar = new Map();
  const email = newEmail();
  await ssr(server, jar).auth.signUp({ email, password: PASSWORD });
  expect([...jar.keys()].some((name) => name.includes('auth-token'))).toBe(true);
  const { data } = await ssr(server, jar).auth.getUser();
  expect(data.user?.email).toBe(email);
  const claims = await ssr(server, jar).auth.getClaims();
  expect(claims.data?.claims.email).toBe(email);
  expect((await ssr(server, jar).auth.refreshSession()).error).toBeNull();
  expect((await ssr(server, jar).auth.getUser()).error).toBeNull();
  await ssr(server, jar).auth.signOut();
  expect((await ssr(server, jar).auth.getUser()).data.user).toBeNull();
});

async function recoveryCode(jar: Jar) {
  const { email } = await signedUp(server);
  const redirectTo = `${SITE}/auth/callback?next=/auth/update`;
  const { error } = await ssr(server, jar).auth.resetPasswordForEmail(email, { redirectTo });
  expect(error).toBeNull();
  const mail = await lastMailTo(server, email);
  return { email, mail };
}

function exchange(code: string, verifier: string) {
  return request(server, 'POST', '/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: verifier },
  });
}

test('a password recovery works from the mail to the new password', async () => {
  const jar: Jar = new Map();
  const { email, mail } = await recoveryCode(jar);
  expect(mail.token_hash).toMatch(/^pkce_/);
  const { status, location } = await openLink(mail.link);
  expect(status).toBe(303);
  expect(location.hash).toBe('');
  expect(location.searchParams.get('next')).toBe('/auth/update');
  const code = location.searchParams.get('code') ?? '';
  const { data, error } = await ssr(server, jar).auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  const claims = await ssr(server, jar).auth.getClaims();
  expect(claims.data?.claims.amr).toMatchObject([{ method: 'recovery' }]);
  expect((await ssr(server, jar).auth.updateUser({ password: 'found-again-1' })).error).toBeNull();
  await signedIn(server, email, 'found-again-1');
  const again = await exchange(code, 'v'.repeat(43));
  expect([again.status, again.body.code]).toEqual([404, 'flow_state_not_found']);
});

test('a code works only in the browser that started the flow', async () => {
  const jar: Jar = new Map();
  const { mail } = await recoveryCode(jar);
  const code = (await openLink(mail.link)).location.searchParams.get('code') ?? '';
  const stolen = await exchange(code, 'v'.repeat(43));
  expect([stolen.status, stolen.body.code]).toEqual([400, 'bad_code_verifier']);
  const empty = await exchange(code, '');
  expect([empty.status, empty.body.code]).toEqual([400, 'validation_failed']);
  expect((await ssr(server, jar).auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('the token hash of the mail opens a session on the server', async () => {
  const jar: Jar = new Map();
  const { mail, email } = await recoveryCode(jar);
  const { error } = await ssr(server, jar).auth.verifyOtp({ type: 'recovery', token_hash: mail.token_hash });
  expect(error).toBeNull();
  expect((await ssr(server, jar).auth.getUser()).data.user?.email).toBe(email);
});

test('a link that was already used reports its error in the query too', async () => {
  const { mail } = await recoveryCode(new Map());
  await openLink(mail.link);
  const { location } = await openLink(mail.link);
  expect(location.searchParams.get('error_code')).toBe('otp_expired');
  expect(fragmentOf(location).get('error')).toBe('access_denied');
  expect(location.searchParams.get('code')).toBeNull();
});

test.each([
  ['without its method', { code_challenge: 'c'.repeat(43) }],
  ['that is too short', { code_challenge: 'c', code_challenge_method: 's256' }],
  ['of an unknown method', { code_challenge: 'c'.repeat(43), code_challenge_method: 'md5' }],
])('refuses a challenge %s', async (_, challenge) => {
  const answer = await request(server, 'POST', '/recover', { body: { email: newEmail(), ...challenge } });
  expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
});

test('a browser client with the PKCE flow gets a code too', async () => {
  const { email } = await signedUp(server);
  const browser = visitor(server, 'pkce');
  await browser.auth.resetPasswordForEmail(email);
  const { location } = await openLink((await lastMailTo(server, email)).link);
  const { data, error } = await browser.auth.exchangeCodeForSession(location.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
});
