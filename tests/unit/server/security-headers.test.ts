import { jest } from '@jest/globals';
import type * as securityHeaders from '@/server/security-headers';

const SETTINGS = {
  SITE_URL: 'https://www.example.co.uk',
  NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.example',
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_a_test',
};

/** Loads a new copy of the module security-headers, which reads these environment variables. */
function withSettings(settings: Record<string, string>): typeof securityHeaders {
  const before = { ...process.env };
  Object.assign(process.env, SETTINGS, settings);
  let loaded: typeof securityHeaders | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof securityHeaders>('@/server/security-headers');
    // Calls every function now, before the environment is restored. Each function reads the environment only at its
    // first call.
    loaded.contentPolicy('/', '');
    loaded.contentPolicy('/admin', '');
    loaded.fixedHeaders('/');
  });
  process.env = before;
  if (!loaded) throw new Error('not loaded');
  return loaded;
}

function directives(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const HASH = "'sha256-x'";

describe('the policy of a page', () => {
  const { contentPolicy } = withSettings({});
  const policy = directives(contentPolicy('/retailers', HASH));

  it('allows only the sources that it lists', () => {
    expect(policy).toMatchObject({
      'default-src': ["'none'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'self'"],
      'form-action': ["'self'"],
      'script-src': ["'self'", HASH],
    });
  });

  it('allows requests to the Supabase project and pictures from any HTTPS site', () => {
    expect(policy['connect-src']).toEqual(["'self'", 'https://project.supabase.example']);
    expect(policy['img-src']).toEqual(expect.arrayContaining(['https:', 'https://project.supabase.example']));
  });

  it('allows neither unsafe scripts nor unencrypted URLs on an HTTPS site', () => {
    expect(policy['script-src']?.join(' ')).not.toMatch(/unsafe|https?:|\*/);
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/http:|\*/);
  });

  it('has no empty source on a page without scripts', () => {
    expect(contentPolicy('/retailers', '')).toContain("script-src 'self'; ");
  });

  it('allows unencrypted pictures on an HTTP site', () => {
    const local = withSettings({ SITE_URL: 'http://127.0.0.1:3000' });
    expect(directives(local.contentPolicy('/', ''))['img-src']).toContain('http:');
  });
});

describe('an affiliate script', () => {
  const { contentPolicy } = withSettings({
    AFFILIATE_SCRIPT_URL: 'https://affiliate.example/a/script.js?id=1',
  });

  it.each(['/', '/retailers/argos', '/search', '/administration'])(
    'may run, load other scripts and report clicks on %s',
    (path) => {
      const policy = directives(contentPolicy(path, HASH));
      expect(policy['script-src']).toEqual(["'self'", 'https://affiliate.example', "'strict-dynamic'", HASH]);
      expect(policy['connect-src']).toContain('https:');
    },
  );

  it.each(['/admin', '/admin/retailers', '/auth', '/auth/forgotten'])('may not run on %s', (path) => {
    const policy = directives(contentPolicy(path, HASH));
    expect(policy['script-src']).toEqual(["'self'", HASH]);
    expect(policy['connect-src']).not.toContain('https:');
  });
});

describe('every response', () => {
  const headersOf = (settings: Record<string, string>, path = '/') =>
    Object.fromEntries(withSettings(settings).fixedHeaders(path));

  it('demands HTTPS for two years if the site uses HTTPS', () => {
    const [, age] = /max-age=(\d+)/.exec(headersOf({})['Strict-Transport-Security'] ?? '') ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(63_072_000);
    expect(headersOf({ SITE_URL: 'http://127.0.0.1:3000' })).not.toHaveProperty('Strict-Transport-Security');
  });

  it('can be used by this origin only, except for social cards', () => {
    expect(headersOf({})).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersOf({}, '/og/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });
});
