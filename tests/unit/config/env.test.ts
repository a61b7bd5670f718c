import { readFileSync } from 'node:fs';
import { environmentSchema, parseEnvironment } from '../../../lib/config/env';

/** Returns the parser's error messages for an environment, or '' if the environment is valid. */
function complaint(environment: Record<string, string>): string {
  try {
    parseEnvironment(environment);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('an empty environment uses the default settings', () => {
  expect(parseEnvironment({})).toEqual({
    HOST: '127.0.0.1',
    PORT: 3000,
    SUPABASE_PORT: 54321,
    DATA_DIR: '.data',
    DATABASE_WAIT_MS: 1_500,
    ADMIN_EMAIL: 'admin@example.com',
    TRUSTED_PROXIES: 0,
    LINK_CHECK_ALLOW_PRIVATE: false,
    EVENTS_KEPT_DAYS: 30,
    LOG_LEVEL: 'info',
    OTEL_TRACES_SAMPLER_ARG: 1,
    MODELS_ALLOW_LOOPBACK: false,
    INDEXNOW_ENDPOINT: 'https://api.indexnow.org/indexnow',
  });
});

test('an empty variable counts as not set', () => {
  expect(parseEnvironment({ PORT: '', ADMIN_PASSWORD: ' ' })).toEqual(parseEnvironment({}));
});

test.each([
  ['PORT', 'abc', 'PORT must be a whole number from 1 to 65535, but is "abc"'],
  ['PORT', '0', 'PORT must be a whole number from 1 to 65535, but is "0"'],
  ['PORT', '65536', 'PORT must be a whole number from 1 to 65535, but is "65536"'],
  ['PORT', '80.5', 'PORT must be a whole number from 1 to 65535, but is "80.5"'],
  [
    'OTEL_TRACES_SAMPLER_ARG',
    '1.5',
    'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, like 0.05, but is "1.5"',
  ],
  ['EVENTS_KEPT_DAYS', '0', 'EVENTS_KEPT_DAYS must be a whole number from 1 to 90, but is "0"'],
  ['EVENTS_KEPT_DAYS', '91', 'EVENTS_KEPT_DAYS must be a whole number from 1 to 90, but is "91"'],
  ['SUPABASE_PORT', '-1', 'SUPABASE_PORT must be a whole number from 0 to 65535, but is "-1"'],
  ['HOST', 'a b', 'HOST must be a host name or an IP address, but is "a b"'],
  ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL must be an email address, but is "me"'],
  ['SITE_URL', 'example.com', 'SITE_URL must be a URL like https://www.example.co.uk'],
  ['SITE_URL', 'https://example.com/shop', 'SITE_URL must be a URL without a path'],
  ['AFFILIATE_SCRIPT_URL', 'http://x.com/a.js', 'must be a URL that starts with https://'],
  ['INDEXNOW_KEY', 'short', 'INDEXNOW_KEY must be 8 to 128 letters, digits or hyphens, but is "short"'],
  ['LINK_CHECK_ALLOW_PRIVATE', 'yes', 'LINK_CHECK_ALLOW_PRIVATE must be true or false, but is "yes"'],
  ['REDIS_URL', '127.0.0.1:6379', 'REDIS_URL must be a URL like redis://127.0.0.1:6379'],
  ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'abc', 'must be 32 bytes in base64'],
  ['NEXT_DIST_DIR', '../elsewhere', 'NEXT_DIST_DIR must be a folder directly under .next'],
])('%s=%s is refused with its name and the expected form', (name, value, message) => {
  expect(complaint({ [name]: value })).toContain(message);
});

test('every wrong variable is reported on its own line', () => {
  expect(complaint({ PORT: 'x', SUPABASE_PORT: 'y' }).split('\n')).toHaveLength(2);
});

test.each([
  ['ADMIN_PASSWORD', 'short'],
  ['REVALIDATE_SECRET', 'hunter2'],
  ['SUPABASE_SECRET_KEY', 'abc'],
])('the value of the secret %s is not repeated', (name, value) => {
  expect(complaint({ [name]: value })).toMatch(new RegExp(`^${name} must have \\d+ to \\d+ characters$`));
});

test('the password in REDIS_URL is not repeated', () => {
  expect(complaint({ REDIS_URL: 'rediss: //:a-password@10.0.0.1' })).toBe(
    'REDIS_URL must be a URL like redis://127.0.0.1:6379',
  );
});

test('SECRETS_KEY has one or more keys of 32 bytes, and is not repeated in an error', () => {
  const key = 'k'.repeat(43);
  expect(complaint({ SECRETS_KEY: `${key}, ${key}=` })).toBe('');
  for (const wrong of ['hunter2', `${key}k`, `${key},`])
    expect(complaint({ SECRETS_KEY: wrong })).toBe(
      'SECRETS_KEY must be 32 bytes in base64, or several of them separated by commas',
    );
});

test('a hosted project needs its publishable key but not its secret key', () => {
  const url = { NEXT_PUBLIC_SUPABASE_URL: 'https://abc.supabase.co' };
  expect(complaint(url)).toMatch(/^NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY must be set/);
  const secret = complaint({ ...url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abcdefgh' });
  expect(secret).toMatch(/must be the publishable key, not the secret one/);
  expect(secret).not.toContain('abcdefgh');
  expect(complaint({ ...url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc' })).toBe('');
});

test('a trailing slash is removed from a URL', () => {
  expect(parseEnvironment({ SITE_URL: 'https://Example.co.uk/' }).SITE_URL).toBe('https://Example.co.uk');
});

test('.env.example documents exactly the variables that exist', () => {
  const documented = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm);
  expect([...documented].map(([, name]) => name).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
});

test('the values in .env.example are the defaults', () => {
  const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm);
  expect(parseEnvironment(Object.fromEntries([...lines].map(([, name, value]) => [name, value])))).toEqual(
    parseEnvironment({}),
  );
});
