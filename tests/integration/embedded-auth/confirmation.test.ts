import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, SITE, fragmentOf, lastMailTo, mailsTo, newEmail, openLink } from './clients.ts';
import { adminOf, request, signedIn, ssr, visitor } from './clients.ts';

let server: Embedded;
const env = { SITE_URL: SITE, EMBEDDED_CONFIRM_EMAIL: '1', EMBEDDED_MAIL_INTERVAL_SECONDS: '0' };
beforeAll(async () => void (server = await startEmbedded({ schema: NO_TABLES, env })));
afterAll(() => server.stop());

async function applied() {
  const email = newEmail();
  const options = { emailRedirectTo: `${SITE}/` };
  const { data, error } = await visitor(server).auth.signUp({ email, password: PASSWORD, options });
  expect(error).toBeNull();
  return { email, data };
}

test('a sign-up waits until its mail is confirmed', async () => {
  const { email, data } = await applied();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [{ provider: 'email' }] });
  expect(data.user?.email_confirmed_at).toBeUndefined();
  const early = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({
    code: 'email_not_confirmed',
    status: 400,
    message: 'Email not confirmed',
  });
  const wrong = await visitor(server).auth.signInWithPassword({ email, password: 'not-the-password' });
  expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });

  const mail = await lastMailTo(server, email);
  expect(mail.subject).toBe('Confirm your email address');
  const { location } = await openLink(mail.link);
  expect(fragmentOf(location).get('type')).toBe('signup');
  const { session } = await signedIn(server, email);
  expect(session.user.email_confirmed_at).toBeTruthy();
  expect(session.user.user_metadata).toMatchObject({ email_verified: true });
});

test('the six digits confirm an address too', async () => {
  const { email } = await applied();
  const token = (await lastMailTo(server, email)).code;
  const { data, error } = await visitor(server).auth.verifyOtp({ type: 'email', email, token });
  expect(error).toBeNull();
  expect(data.session).not.toBeNull();
});

test('signing up with another account’s email address looks successful, and its owner gets no mail', async () => {
  const { email } = await applied();
  await openLink((await lastMailTo(server, email)).link);
  const owner = (await signedIn(server, email)).session.user;
  const { data, error } = await visitor(server).auth.signUp({ email, password: 'another-password' });
  expect(error).toBeNull();
  expect(data.session).toBeNull();
  expect(data.user).toMatchObject({ email, identities: [] });
  expect(data.user?.id).not.toBe(owner.id);
  expect(await mailsTo(server, email)).toHaveLength(1);
  await signedIn(server, email);
});

test('known and unknown email addresses get the same answer after the same minimum time', async () => {
  const { email: known } = await applied();
  await openLink((await lastMailTo(server, known)).link);
  const { email: waiting } = await applied();
  const timed = async (route: string, body: object) => {
    const start = performance.now();
    const { status } = await request(server, 'POST', route, { body });
    return { status, isLate: performance.now() - start >= 295 };
  };
  for (const email of [known, waiting, newEmail()]) {
    for (let round = 0; round < 2; round += 1) {
      const alike = { status: 200, isLate: true };
      expect(await timed('/recover', { email })).toEqual(alike);
      expect(await timed('/resend', { email, type: 'signup' })).toEqual(alike);
      expect(await timed('/signup', { email, password: PASSWORD })).toEqual(alike);
    }
  }
});

test('resending a mail makes the first one invalid, and a confirmed address gets none', async () => {
  const { email } = await applied();
  const first = await lastMailTo(server, email);
  expect((await visitor(server).auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(await mailsTo(server, email)).toHaveLength(2);
  expect(fragmentOf((await openLink(first.link)).location).get('error_code')).toBe('otp_expired');
  await openLink((await lastMailTo(server, email)).link);
  await signedIn(server, email);
  expect((await visitor(server).auth.resend({ type: 'signup', email })).error).toBeNull();
  expect(await mailsTo(server, email)).toHaveLength(2);
});

test('with @supabase/ssr the link contains a code for the browser that signed up', async () => {
  const email = newEmail();
  const jar = new Map<string, string>();
  const options = { emailRedirectTo: `${SITE}/auth/callback` };
  await ssr(server, jar).auth.signUp({ email, password: PASSWORD, options });
  const { location } = await openLink((await lastMailTo(server, email)).link);
  expect(location.pathname).toBe('/auth/callback');
  const code = location.searchParams.get('code') ?? '';
  expect((await ssr(server, jar).auth.exchangeCodeForSession(code)).error).toBeNull();
  const { data } = await ssr(server, jar).auth.getClaims();
  expect(data?.claims).toMatchObject({ email, amr: [{ method: 'email/signup' }] });
});

test('an admin can confirm a user who was created unconfirmed', async () => {
  const email = newEmail();
  const { data } = await adminOf(server).createUser({ email, password: PASSWORD });
  const early = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
  expect(early.error).toMatchObject({ code: 'email_not_confirmed' });
  await adminOf(server).updateUserById(data.user?.id ?? '', { email_confirm: true });
  await signedIn(server, email);
});

test('the settings report that email addresses must be confirmed', async () => {
  expect((await request(server, 'GET', '/settings')).body.mailer_autoconfirm).toBe(false);
});
