import { dropForgedHeaders } from '@/lib/forwarded-headers';
import { decodable } from '@/lib/incoming-requests';
import { bodyLimit } from '@/lib/request-body';

describe('decodable', () => {
  it.each(['/', '/retailers/argos', '/a%20b', '/search?q=100%', '/caf%C3%A9?x=%'])(
    'leaves %s alone',
    (url) => {
      expect(decodable(url)).toBe(url);
    },
  );

  it.each([
    ['/100%', '/100%25'],
    ['/%E0', '/%25E0'],
    ['/%E0%A4%A?q=a%20b&r=?', '/%25E0%25A4%25A?q=a%20b&r=?'],
  ])('has the percent signs of %s stand for themselves: %s', (url, expected) => {
    expect(decodable(url)).toBe(expected);
    expect(() => decodeURIComponent(expected.split('?')[0] ?? '')).not.toThrow();
  });
});

describe('dropForgedHeaders', () => {
  const left = (proxies: number, forwardedHost?: string) => {
    const headers = {
      host: 'site.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '1',
      forwarded: 'host=evil.test',
      'x-forwarded-host': forwardedHost,
    };
    dropForgedHeaders(headers, proxies);
    return headers;
  };

  it('believes no header of a proxy where there is none', () => {
    expect(left(0, 'evil.test')).toEqual({ host: 'site.example' });
  });

  it.each([
    [1, 'a.example', 'a.example'],
    [1, 'evil.test, a.example', 'a.example'],
    [2, 'evil.test, a.example, b.example', 'a.example'],
    [2, 'a.example', 'a.example'],
    [1, undefined, undefined],
  ])('believes %i proxies, of %s, that the host is %s', (proxies, sent, host) => {
    expect(left(proxies, sent)['x-forwarded-host']).toBe(host);
    expect(left(proxies, sent)['x-forwarded-proto']).toBeUndefined();
  });
});

test('only the admin area and webhooks may send more than a form of a visitor has', () => {
  const visitor = bodyLimit('/auth/sign-in');
  for (const url of ['/', '/administration', '/api/newsletter', '/x?/admin', '/api/revalidate/x'])
    expect([url, bodyLimit(url)]).toEqual([url, visitor]);
  expect(bodyLimit('/admin/retailers?page=2')).toBeGreaterThan(visitor);
  expect(bodyLimit('/api/revalidate')).toBeGreaterThan(visitor);
});
