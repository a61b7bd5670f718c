import { jest } from '@jest/globals';
import type * as securityHeaders from '@/server/security-headers';

/**
 * The rules by which Mozilla's HTTP Observatory scores a page's headers (github.com/mdn/mdn-http-observatory,
 * src/analyzer/tests and src/grader/charts.js, read on 24 November 2026). The Observatory itself is not a dependency,
 * because its installation downloads lists from other servers (ADR 025). docs/security.md has the rules that a test
 * without https cannot check.
 */

const HTTPS = {
  SITE_URL: 'https://www.example.co.uk',
  NEXT_PUBLIC_SUPABASE_URL: 'https://project.supabase.example',
};
const HASH = "'sha256-x'";

function headersOf(path: string, more: Record<string, string> = {}): Map<string, string> {
  const before = { ...process.env };
  Object.assign(
    process.env,
    HTTPS,
    { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_a_test' },
    more,
  );
  const found = new Map<string, string>();
  jest.isolateModules(() => {
    const { contentPolicy, fixedHeaders } =
      jest.requireActual<typeof securityHeaders>('@/server/security-headers');
    for (const [name, value] of fixedHeaders(path)) found.set(name.toLowerCase(), value);
    found.set('content-security-policy', contentPolicy(path, HASH));
  });
  process.env = before;
  return found;
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const UNSAFE = ["'unsafe-inline'", 'data:'];
const isInsecure = (source: string) => /^(?:http|ftp):/.test(source);
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);

/** Returns by how many points a Content-Security-Policy changes the score of a site with https. */
function scoreOfPolicy(text = ''): number {
  const policy = new Map(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (sources: string[], bad: string[]) => sources.some((source) => bad.includes(source));
  const given = sourcesOf('script-src');
  const isDynamic = given.includes("'strict-dynamic'");
  if (isDynamic && !given.some(isHash)) return -25;
  const scripts = given.some(isHash)
    ? given.filter(
        (source) => source !== "'unsafe-inline'" && !(isDynamic && /^(?:https?:|'self')/.test(source)),
      )
    : given;
  const styles = sourcesOf('style-src');
  const passive = [...sourcesOf('img-src'), ...sourcesOf('media-src')];
  const active = [...policy].flatMap(([name, sources]) =>
    /^(?:img|media|script)-src$/.test(name) ? [] : sources,
  );
  if (has(scripts, [...BROAD, ...UNSAFE]) || has(sourcesOf('object-src'), BROAD)) return -20;
  if ([...active, ...scripts].some(isInsecure)) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (passive.some(isInsecure)) return -10;
  if (has(styles, [...BROAD, ...UNSAFE])) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/** For each rule, returns by how many points the headers change the score. */
function modifiersOf(headers: Map<string, string>): Record<string, number> {
  const policy = headers.get('content-security-policy') ?? '';
  const referrer = headers.get('referrer-policy');
  const age = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? -1);
  const resources = headers.get('cross-origin-resource-policy');
  const allowsOthers = headers.get('access-control-allow-credentials') === 'true';
  return {
    'content-security-policy': scoreOfPolicy(policy),
    'cross-origin-resource-sharing': allowsOthers ? -50 : 0,
    'cross-origin-resource-policy': /^same-(?:origin|site)$/.test(resources ?? '') ? 10 : 0,
    'referrer-policy': !referrer ? 0 : PRIVATE_REFERRERS.includes(referrer) ? 5 : -5,
    'strict-transport-security': age < 0 ? -20 : age < 15_768_000 ? -10 : 0,
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': / frame-ancestors /.test(policy)
      ? 5
      : /^(?:deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')
        ? 0
        : -20,
  };
}

/**
 * Adds the modifiers to 100 and returns the score. Bonuses (positive modifiers) count only if the score without them is
 * at least 90.
 */
function scoreOf(modifiers: Record<string, number>): number {
  const sum = (wanted: (value: number) => boolean) =>
    Object.values(modifiers).reduce((total, value) => (wanted(value) ? total + value : total), 0);
  const base = 100 + sum((value) => value < 0);
  return base >= 90 ? base + sum((value) => value > 0) : base;
}

const EXPECTED = {
  // The policy allows inline styles (ADR 025), so it does not get the bonus of 10.
  'content-security-policy': 0,
  'cross-origin-resource-sharing': 0,
  'cross-origin-resource-policy': 10,
  'referrer-policy': 5,
  'strict-transport-security': 0,
  'x-content-type-options': 0,
  'x-frame-options': 5,
};

test.each([
  ['a public page', '/', {}],
  ['an account page', '/auth', {}],
  ['the admin area', '/admin', {}],
  [
    'a public page with an affiliate script',
    '/',
    { AFFILIATE_SCRIPT_URL: 'https://affiliate.example/script.js' },
  ],
])(
  'no rule of the Observatory takes points from %s behind https, and 100 points are an A+',
  (_what, path, more) => {
    const modifiers = modifiersOf(headersOf(path, more));
    expect(modifiers).toEqual(EXPECTED);
    expect(scoreOf(modifiers)).toBe(120);
  },
);

test('a site without https would lose the A+', () => {
  const modifiers = modifiersOf(headersOf('/', { SITE_URL: 'http://127.0.0.1:3000' }));
  expect(modifiers).toMatchObject({ 'strict-transport-security': -20, 'content-security-policy': -10 });
  expect(scoreOf(modifiers)).toBe(70);
});

test.each([
  ["default-src 'none'; script-src 'self'; form-action 'self'", 10],
  ["default-src 'self'; script-src 'self'", 5],
  ["default-src 'none'; script-src 'self'; style-src 'unsafe-inline'", 0],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'none'; script-src 'self'; img-src http:", -10],
  ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
  ["script-src 'self'", -20],
  ["default-src 'none'; script-src 'self'; connect-src http://a.example", -20],
  ["default-src 'none'; script-src 'self' 'strict-dynamic'", -25],
])('the rule about policies grades %s with %i', (policy, modifier) => {
  expect(scoreOfPolicy(policy)).toBe(modifier);
});
