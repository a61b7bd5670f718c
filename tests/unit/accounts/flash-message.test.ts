import { jest } from '@jest/globals';

const set = jest.fn();
let origin = '';
jest.unstable_mockModule('next/headers', () => ({ cookies: () => Promise.resolve({ set }) }));
jest.unstable_mockModule('@/lib/config/env', () => ({ serverEnv: () => ({ SITE_URL: origin }) }));
const { setBrowserFlashMessage, setFlashMessage } = await import('@/lib/accounts/flash-message');

const state = { status: 'error', message: 'Enter your password' } as const;

test.each([
  ['https://www.example.co.uk', true],
  ['http://127.0.0.1:3000', false],
])('on %s the cookie of a flash message is Secure: %s', async (url, secure) => {
  origin = url;
  await setFlashMessage('sign-in', state);
  await setBrowserFlashMessage(state);
  const attributes = set.mock.calls.splice(0).map((call) => call[2]);
  expect(attributes).toEqual([
    { path: '/auth', httpOnly: true, sameSite: 'lax', maxAge: 20, secure },
    { path: '/', sameSite: 'lax', maxAge: 20, secure },
  ]);
});
