import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { createUser, newEmail, PASSWORD, sessionCookie } from '../../helpers/accounts.ts';
import { newAddress, postFrom } from '../../helpers/post-from.ts';
import { given } from '../../helpers/site.ts';

const origin = () => given('SITE_URL');
const json = () => ({ accept: 'application/json', origin: origin() });
const post = (request: APIRequestContext, path: string, form: Record<string, string>, headers = json()) =>
  request.post(path, { form, headers, maxRedirects: 0 });

test('wrong passwords for an account block the IP address that they come from, but not the owner elsewhere', async ({
  request,
}) => {
  const email = await createUser();
  const attempt = (password: string, address = email) =>
    post(request, '/auth/sign-in', { email: address, password });
  for (let count = 0; count < 10; count += 1) expect((await attempt('wrong')).status()).toBe(401);
  const refused = await attempt(PASSWORD);
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
  expect(((await refused.json()) as { message: string }).message).toMatch(
    /^Too many attempts\. Try again in 1\d minutes\.$/,
  );
  // The same email address in capitals belongs to the same account, so this attempt is refused too.
  expect((await attempt(PASSWORD, email.toUpperCase())).status()).toBe(429);
  expect((await attempt(PASSWORD, await createUser())).status()).toBe(200);
  // The account's owner can sign in, because the request comes from another IP address than the attacker's.
  const owner = await postFrom(newAddress(), '/auth/sign-in', { email, password: PASSWORD });
  expect(owner.status).toBe(200);
});

test('the right password clears the count of wrong ones', async ({ request }) => {
  const email = await createUser();
  for (let round = 0; round < 2; round += 1) {
    for (let count = 0; count < 9; count += 1) {
      expect((await post(request, '/auth/sign-in', { email, password: 'wrong' })).status()).toBe(401);
    }
    expect((await post(request, '/auth/sign-in', { email, password: PASSWORD })).status()).toBe(200);
  }
});

test('one IP address is limited, whatever address its headers claim', async ({ request }) => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1) {
    const headers = { ...json(), 'x-forwarded-for': `192.0.2.${count}` };
    statuses.push((await post(request, '/auth/recover', { email: newEmail() }, headers)).status());
  }
  expect(statuses.at(-1)).toBe(429);
  const page = await request.post('/auth/recover', {
    form: { email: newEmail() },
    headers: { origin: origin(), accept: 'text/html' },
    maxRedirects: 0,
  });
  expect(page.status()).toBe(429);
  expect(await page.text()).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
});

test('a password may have 64 letters of one kind, and counts as it was typed', async ({ request }) => {
  const random = randomBytes(48).toString('hex').replaceAll(/[0-9]/g, 'k');
  const [email, password] = [newEmail(), random.slice(0, 64)];
  const signUp = (own: string, secret: string) =>
    post(request, '/auth/sign-up', { email: own, password: secret, repeated: secret });
  expect((await signUp(email, password)).status()).toBe(200);
  const signIn = async (secret: string) =>
    (await post(request, '/auth/sign-in', { email, password: secret })).status();
  expect(await signIn(password.slice(0, 63))).toBe(401);
  expect(await signIn(password.toUpperCase())).toBe(401);
  expect(await signIn(` ${password}`)).toBe(401);
  expect(await signIn(password)).toBe(200);
  // bcrypt would ignore everything after 72 bytes, so a longer password is refused.
  expect((await signUp(newEmail(), random.slice(0, 73))).status()).toBe(422);
});

test('password fields are masked, and password managers can fill them', async ({ request }) => {
  const page = await (await request.get('/auth')).text();
  const fields = [...page.matchAll(/<input\b[^>]*\bname="(?:password|repeated)"[^>]*>/g)].map(
    ([field]) => field,
  );
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) {
    expect(field).toContain('type="password"');
    expect(field).toMatch(/autocomplete="(?:current|new)-password"/i);
  }
});

test('a form sent by another site has no effect', async ({ request }) => {
  const form = { email: await createUser(), password: PASSWORD };
  for (const from of ['https://evil.example', 'null', 'not an address', '']) {
    const answer = await post(request, '/auth/sign-in', form, { ...json(), origin: from });
    expect(answer.status()).toBe(403);
    expect(answer.headers()['set-cookie']).toBeUndefined();
  }
});

test('a malformed form is refused with the right status', async ({ request }) => {
  const headers = json();
  const long = await request.post('/auth/sign-in', { headers, form: { email: 'a'.repeat(20_000) } });
  expect(long.status()).toBe(413);
  const other = await request.post('/auth/sign-in', { headers, data: { email: 'a@b.c' } });
  expect(other.status()).toBe(415);
  expect((await request.get('/auth/sign-in', { headers })).status()).toBe(405);
  const empty = await request.post('/auth/sign-in', { headers, form: {} });
  expect(empty.status()).toBe(422);
  const nul = await post(request, '/auth/sign-up', { email: newEmail(), password: 'nul \u0000 byte' });
  expect([200, 422]).toContain(nul.status());
});

test('no answer is cached, and none repeats a password', async ({ request }) => {
  const form = { email: 'nobody', password: 'my-own-secret', repeated: 'my-own-secret' };
  for (const path of ['/auth/sign-in', '/auth/sign-up', '/auth/password']) {
    const answer = await post(request, path, form);
    expect(answer.headers()['cache-control']).toContain('no-store');
    expect(await answer.text()).not.toContain('my-own-secret');
  }
});

test.describe('the protection of the admin area', () => {
  const SNEAKY = {
    'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware',
    'x-middleware-rewrite': '/admin',
    'x-middleware-next': '1',
    'x-nextjs-data': '1',
  };
  const PATHS = ['/admin', '/admin/retailers', '/admin/retailers/new', '/admin/anything?at=all'];

  test('sends a visitor who is not signed in to the sign-in page and back afterwards', async ({
    request,
  }) => {
    for (const path of PATHS) {
      for (const headers of [{}, SNEAKY]) {
        const answer = await request.get(path, { headers, maxRedirects: 0 });
        expect(answer.status()).toBe(303);
        expect(answer.headers().location).toBe(`/auth?next=${encodeURIComponent(path)}`);
      }
    }
  });

  test('refuses a user without the admin role with status 403', async ({ request }) => {
    const cookie = await sessionCookie(await createUser(), PASSWORD);
    for (const path of PATHS) {
      for (const headers of [{ cookie }, { ...SNEAKY, cookie }]) {
        const answer = await request.get(path, { headers, maxRedirects: 0 });
        expect(answer.status()).toBe(403);
        // Without this header, a shared cache could also send the 403 page to admins.
        expect(answer.headers()['cache-control']).toBe('private, no-store');
        expect(await answer.text()).toContain('This area is for admins');
      }
    }
  });

  test('treats a nonsense cookie as no session', async ({ request }) => {
    for (const cookie of ['bds-session=x', 'bds-session=base64-e30', 'bds-session=base64-%%%']) {
      const answer = await request.get('/admin', { headers: { cookie }, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
    }
  });
});

test('two tabs that renew their session at the same moment both stay signed in', async ({ request }) => {
  const email = await createUser();
  const cookie = await sessionCookie(email, PASSWORD, { old: true });
  const tabs = await Promise.all([1, 2].map(() => request.get('/auth', { headers: { cookie } })));
  for (const tab of tabs) expect(await tab.text()).toContain(email);
  const renewed = tabs[0]?.headers()['set-cookie'] ?? '';
  expect(renewed).toMatch(/bds-session(\.0)?=base64-/);
  expect(renewed).toMatch(/SameSite=lax/i);
  expect(tabs[0]?.headers()['cache-control']).toContain('no-store');
});
