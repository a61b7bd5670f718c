import { isDeepStrictEqual } from 'node:util';
import { expect, test } from '@playwright/test';
import { CACHED } from '../../helpers/cached-paths.ts';
import { rawRequest } from '../../helpers/raw-request.ts';
import { given } from '../../helpers/site.ts';

const ADDRESSES = [
  ...Object.values(CACHED).flat(),
  '/search?q=argos',
  '/auth',
  '/auth/forgotten',
  '/admin',
  '/api/health',
  '/api/autocomplete?q=argos',
  '/_next/static/nothing.js',
];

const FIXED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
  'cross-origin-opener-policy': 'same-origin',
};
/** The headers that may differ between two responses with the same page. */
const OF_ONE_RESPONSE = ['date', 'content-length', 'transfer-encoding', 'x-request-id', 'server-timing'];
const EXECUTABLE = /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")([^>]*)>/g;

// Checks the response headers that the HTTP Observatory grades, except HSTS, which
// tests/unit/server/security-headers.test.ts checks.
test('every answer has the security headers, and the policy of every page allows only named sources', async () => {
  for (const address of ADDRESSES) {
    const { headers, body } = await rawRequest(given('SITE_URL'), address);
    expect({ address, ...headers }).toMatchObject({ address, ...FIXED });
    const isPicture = address.startsWith('/og/');
    expect([address, headers['cross-origin-resource-policy']]).toEqual([
      address,
      isPicture ? 'cross-origin' : 'same-origin',
    ]);
    // Only HTML pages need a Content-Security-Policy. Redirects without a body and files of other types do not.
    if (!headers['content-type']?.startsWith('text/html') || body === '') continue;
    const policy = String(headers['content-security-policy']);
    expect([address, policy]).toEqual([
      address,
      expect.stringMatching(/^default-src 'none'; script-src 'self' '/),
    ]);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'self'",
    ]) {
      expect([address, policy.split('; ')]).toEqual([address, expect.arrayContaining([directive])]);
    }
    const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect([address, scripts]).toEqual([address, expect.not.stringMatching(/unsafe|https?:|\*|data:/)]);
    const nonce = /'nonce-([^']+)'/.exec(scripts)?.[1];
    // The Content-Security-Policy stays short, because proxies limit the length of a header. Without page transforms it
    // names each script of Next.
    expect([address, policy.length < (process.env.PLAIN_PAGES ? 4000 : 2000)]).toEqual([address, true]);
    if (!nonce) continue;
    for (const [script, attributes] of body.matchAll(EXECUTABLE)) {
      expect([address, script, attributes]).toEqual([
        address,
        script,
        expect.stringContaining(`nonce="${nonce}"`),
      ]);
    }
  }
});

test('a response that the server sends again is the response that Next sends', async () => {
  for (const address of Object.values(CACHED).flat()) {
    // Our server passes a request on to Next if its Accept-Encoding contains a preference such as `q=1`. It answers
    // other requests for stored pages itself (server/replays.ts).
    const ask = async (encoding: string) => {
      const response = await rawRequest(given('SITE_URL'), address, {
        headers: { 'accept-encoding': encoding },
      });
      const headers = Object.entries(response.headers).filter(([name]) => !OF_ONE_RESPONSE.includes(name));
      return { address, status: response.status, headers: Object.fromEntries(headers), body: response.body };
    };
    await ask('identity');
    let before = await ask('identity;q=1');
    let repeated = await ask('identity');
    let after = await ask('identity;q=1');
    // Repeats the requests until two responses of Next itself are equal. If they differ, the page was rendered again
    // between the requests.
    while (!isDeepStrictEqual(before, after)) {
      before = after;
      repeated = await ask('identity');
      after = await ask('identity;q=1');
    }
    expect(repeated).toEqual(before);
  }
});

test('a redirect has no page in its body', async () => {
  for (const address of ['/lego', '/fashion/ps5', '/categories/tech-electronics', '/retailers/page/1']) {
    const { status, headers, body } = await rawRequest(given('SITE_URL'), address);
    expect([address, status, body]).toEqual([address, 308, '']);
    expect(headers['cache-control']).toMatch(/^s-maxage=\d+, stale-while-revalidate=86400$/);
  }
});
