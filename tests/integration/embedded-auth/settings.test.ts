import { ensureFirstAdmin } from '../../../supabase/embedded/auth/admin.ts';
import { parseDuration } from '../../../supabase/embedded/auth/durations.ts';
import { readAuthSettings } from '../../../supabase/embedded/auth/settings.ts';
import type { Context } from '../../../supabase/embedded/context.ts';

describe('the settings', () => {
  test('have the defaults of a Supabase project without confirmation mails', () => {
    const defaults = {
      confirmEmail: false,
      refreshReuseSeconds: 10,
      mailIntervalSeconds: 1,
      failedSignIns: 100,
      triesPerAddress: 30,
      redirectOrigins: [],
    };
    expect(readAuthSettings({})).toEqual(defaults);
    expect(readAuthSettings({ EMBEDDED_CONFIRM_EMAIL: '', EMBEDDED_REDIRECT_ORIGINS: ' ' })).toEqual(
      defaults,
    );
  });

  test('reduce URLs to their origins', () => {
    const EMBEDDED_REDIRECT_ORIGINS = 'https://a.example/path, http://localhost:4000';
    const { redirectOrigins } = readAuthSettings({ EMBEDDED_REDIRECT_ORIGINS });
    expect(redirectOrigins).toEqual(['https://a.example', 'http://localhost:4000']);
  });

  test.each([
    ['EMBEDDED_CONFIRM_EMAIL', 'yes'],
    ['EMBEDDED_REFRESH_REUSE_SECONDS', 'ten'],
    ['EMBEDDED_MAIL_INTERVAL_SECONDS', '-1'],
    ['EMBEDDED_FAILED_SIGN_INS', '0'],
    ['EMBEDDED_TRIES_PER_ADDRESS', 'none'],
    ['EMBEDDED_REDIRECT_ORIGINS', 'preview.example.com'],
    ['EMBEDDED_REDIRECT_ORIGINS', 'javascript:alert(1)'],
  ])('refuse a faulty %s by name', (name, value) => {
    expect(() => readAuthSettings({ [name]: value })).toThrow(name);
  });
});

describe('the first admin', () => {
  const context = {
    db: { query: () => Promise.resolve({ rows: [{ found: false }] }) },
  } as unknown as Context;

  test.each([
    ['ADMIN_PASSWORD', { email: 'owner@example.com', password: 'short' }],
    ['ADMIN_EMAIL', { email: 'nobody' }],
  ])('needs a correct %s', async (name, wanted) => {
    await expect(ensureFirstAdmin(context, wanted)).rejects.toThrow(name);
  });
});

test.each([
  ['300ms', 300],
  ['2h45m', 9_900_000],
  ['1.5h', 5_400_000],
  ['876000h', 3_153_600_000_000],
  ['24', null],
  ['1d', null],
  ['-1h', null],
  ['', null],
])('the duration %s is read correctly or refused', (written, milliseconds) => {
  expect(parseDuration(written)).toBe(milliseconds);
});
