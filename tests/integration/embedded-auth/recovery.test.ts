import { startEmbedded } from '../../helpers/embedded.ts';
import type { Embedded } from '../../helpers/embedded.ts';
import { NO_TABLES, PASSWORD, SITE, fragmentOf, lastMailTo, mailsTo, newEmail, openLink } from './clients.ts';
import { adminOf, request, signedIn, signedUp, visitor } from './clients.ts';

let server: Embedded;
const env = { SITE_URL: SITE, EMBEDDED_REDIRECT_ORIGINS: 'https://preview.example.com/any' };
beforeAll(async () => void (server = await startEmbedded({ schema: NO_TABLES, env })));
afterAll(() => server.stop());

async function recovering(redirectTo?: string) {
  const account = await signedUp(server);
  const browser = visitor(server);
  const options = redirectTo ? { redirectTo } : {};
  const { error } = await browser.auth.resetPasswordForEmail(account.email, options);
  expect(error).toBeNull();
  return { ...account, browser, mail: await lastMailTo(server, account.email) };
}

describe('the recovery mail', () => {
  test('is written to the outbox with subject, text and link, and its file is named in the log, without the recipient', async () => {
    const { mail, email } = await recovering(`${SITE}/auth/update`);
    expect(mail).toMatchObject({ to: email, subject: 'Reset your password' });
    expect(mail.text).toContain(mail.link);
    expect(mail.text).toContain(mail.code);
    expect(mail.code).toMatch(/^\d{6}$/);
    const link = new URL(mail.link);
    expect(`${link.origin}${link.pathname}`).toBe(`${server.url}/auth/v1/verify`);
    expect(link.searchParams.get('type')).toBe('recovery');
    expect(link.searchParams.get('redirect_to')).toBe(`${SITE}/auth/update`);
    expect(server.errors()).toContain(mail.file);
    expect(server.errors()).not.toContain(email);
  });

  test('is not sent to an unknown email address, but the answer is the same', async () => {
    const email = newEmail();
    const { data, error } = await visitor(server).auth.resetPasswordForEmail(email);
    expect([data, error]).toEqual([{}, null]);
    expect(await mailsTo(server, email)).toEqual([]);
  });
});

describe('the recovery link', () => {
  test('leads to the site with a session that can set a new password', async () => {
    const { mail, browser, email } = await recovering(`${SITE}/auth/update?from=mail`);
    const { status, location } = await openLink(mail.link);
    expect(status).toBe(303);
    expect(`${location.origin}${location.pathname}${location.search}`).toBe(`${SITE}/auth/update?from=mail`);
    const session = fragmentOf(location);
    expect(session.get('type')).toBe('recovery');
    const restored = await browser.auth.setSession({
      access_token: session.get('access_token') ?? '',
      refresh_token: session.get('refresh_token') ?? '',
    });
    expect(restored.error).toBeNull();
    expect((await browser.auth.updateUser({ password: 'brand-new-password' })).error).toBeNull();
    await signedIn(server, email, 'brand-new-password');
    const old = await visitor(server).auth.signInWithPassword({ email, password: PASSWORD });
    expect(old.error).toMatchObject({ code: 'invalid_credentials' });
  });

  test('works once', async () => {
    const { mail } = await recovering();
    await openLink(mail.link);
    const { status, location } = await openLink(mail.link);
    expect(status).toBe(303);
    expect(location.origin).toBe(SITE);
    expect(Object.fromEntries(fragmentOf(location))).toEqual({
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    });
  });

  test.each([
    ['another site', 'https://evil.example/steal', `${SITE}/`],
    ['a site that only begins alike', `${SITE}.evil.example/steal`, `${SITE}/`],
    ['a user name that looks like the site', `${SITE.replace('//', '//evil@')}/steal`, `${SITE}/`],
    ['a script', 'javascript:alert(1)', `${SITE}/`],
    ['another port', 'http://127.0.0.1:4000/', `${SITE}/`],
    ['the site by its other local name', 'http://localhost:3999/a', 'http://localhost:3999/a'],
    ['a configured origin', 'https://preview.example.com/b', 'https://preview.example.com/b'],
  ])('never leads to a forbidden address: %s', async (_, redirectTo, expected) => {
    const { mail } = await recovering(redirectTo);
    const asked = new URL(mail.link);
    expect(asked.searchParams.get('redirect_to')).toBe(expected);
    asked.searchParams.set('redirect_to', redirectTo);
    const { location } = await openLink(asked.toString());
    location.hash = '';
    expect(location.toString()).toBe(expected);
  });

  test('is refused without a token or type', async () => {
    const missing = await request(server, 'GET', '/verify?type=recovery');
    expect([missing.status, missing.body.code]).toEqual([400, 'validation_failed']);
  });
});

describe('verifyOtp', () => {
  test('accepts the token hash', async () => {
    const { mail, user } = await recovering();
    const browser = visitor(server);
    const { data, error } = await browser.auth.verifyOtp({ type: 'recovery', token_hash: mail.token_hash });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(user.id);
    const { data: claims } = await browser.auth.getClaims();
    expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }]);
    const again = await browser.auth.verifyOtp({ type: 'recovery', token_hash: mail.token_hash });
    expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  test('accepts the six digits with the email address', async () => {
    const { mail, email } = await recovering();
    const { data, error } = await visitor(server).auth.verifyOtp({
      type: 'recovery',
      email,
      token: mail.code,
    });
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
  });

  test('refuses a token of another kind', async () => {
    const { mail } = await recovering();
    const { error } = await visitor(server).auth.verifyOtp({ type: 'signup', token_hash: mail.token_hash });
    expect(error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  test('makes the mail invalid after five wrong guesses', async () => {
    const { mail, email } = await recovering();
    const wrong = mail.code === '000000' ? '000001' : '000000';
    const guess = (token: string) => visitor(server).auth.verifyOtp({ type: 'recovery', email, token });
    for (let i = 0; i < 5; i += 1) {
      expect((await guess(wrong)).error).toMatchObject({ code: 'otp_expired', status: 403 });
    }
    expect((await guess(mail.code)).error).toMatchObject({ code: 'otp_expired' });
  });

  test('refuses a mail to an email address that the account no longer has', async () => {
    const { mail, user } = await recovering();
    await adminOf(server).updateUserById(user.id, { email: newEmail() });
    const { error } = await visitor(server).auth.verifyOtp({ type: 'recovery', token_hash: mail.token_hash });
    expect(error).toMatchObject({ code: 'otp_expired', status: 403 });
  });

  test('refuses a mail from before the last change of the password', async () => {
    const { mail, supabase } = await recovering();
    await supabase.auth.updateUser({ password: 'changed-meanwhile', current_password: PASSWORD });
    const { error } = await visitor(server).auth.verifyOtp({ type: 'recovery', token_hash: mail.token_hash });
    expect(error).toMatchObject({ code: 'otp_expired' });
  });
});
