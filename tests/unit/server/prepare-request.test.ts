import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { RENEWAL_HEADER, renewalKey } from '@/lib/cache/renewal-key';
import { dropForgedHeaders } from '@/server/forwarded-headers';
import { prepareRequest, escapePercentSigns } from '@/server/prepare-request';
import { bodyLimit } from '@/server/request-body';
import { SiteResponse } from '@/server/site-response';

describe('escapePercentSigns', () => {
  it.each(['/', '/retailers/argos', '/a%20b', '/search?q=100%', '/caf%C3%A9?x=%'])(
    'leaves %s unchanged',
    (url) => {
      expect(escapePercentSigns(url)).toBe(url);
    },
  );

  it.each([
    ['/100%', '/100%25'],
    ['/%E0', '/%25E0'],
    ['/%E0%A4%A?q=a%20b&r=?', '/%25E0%25A4%25A?q=a%20b&r=?'],
  ])('escapes the percent signs of %s: %s', (url, expected) => {
    expect(escapePercentSigns(url)).toBe(expected);
    expect(() => decodeURIComponent(expected.split('?')[0] ?? '')).not.toThrow();
  });
});

describe('prepareRequest', () => {
  const open = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request, { url, method, headers: { host: 'site.example', ...headers } });
    const renewed: string[] = [];
    const renew = (path: string) => Promise.resolve(void renewed.push(path));
    const visit = prepareRequest(request, new SiteResponse(request), { renew, storesAnswers: true });
    return { request, visit, renewed };
  };
  const OWN = {
    cookie: 'a=b',
    'user-agent': 'Bot',
    authorization: 'x',
    'next-action': 'x',
    'x-renewal-key': 'guess',
  };

  it('chooses the id of each request, whatever id the visitor sends, and stored pages get no id', () => {
    const given = 'aaaaaaaaaaaa';
    const [first, second] = ['/search?q=lego', '/lego'].map((url) => open(url, { 'x-request-id': given }));
    expect(first?.visit?.id).toMatch(/^[0-9a-f]{12}$/);
    expect([first?.visit?.id, second?.visit?.id]).not.toContain(given);
    expect(first?.request.headers['x-request-id']).toBe(first?.visit?.id);
    expect(second?.request.headers['x-request-id']).toBeUndefined();
  });

  it.each([
    ['/lego?token=secret', '/lego'],
    ['/?nxtPslug=x', '/'],
    ['/content?type=guide&token=secret', '/content?type=guide'],
    ['/content/page/2?type=article', '/content/page/2?type=article'],
    ['/content?type=else', '/content'],
    ['/retailers?type=guide', '/retailers'],
    ['/retailers?_rsc=x', '/retailers'],
    ['/Lego/?token=secret', '/lego'],
  ])('removes the visitor’s data from a request for %s', (url, expected) => {
    const { request, visit } = open(url, OWN, 'HEAD');
    expect([request.url, request.method]).toEqual([expected, 'GET']);
    expect(Object.keys(request.headers)).toEqual(['host']);
    expect(visit).toMatchObject({ url, isAnonymous: true, isRenewal: false });
  });

  it('keeps the headers and the parameter of the client-side router', () => {
    const router = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': 'x', 'next-url': '/' };
    const { request } = open('/retailers?_rsc=x&token=secret', { ...OWN, ...router });
    expect(request.url).toBe('/retailers?_rsc=x');
    expect(request.headers).toEqual({ host: 'site.example', ...router });
  });

  it.each(['/search?q=tv', '/auth?next=/', '/admin/retailers', '/api/autocomplete?q=tv'])(
    'passes on the whole request for %s, with a new nonce',
    (url) => {
      const mine = { 'content-security-policy': "script-src 'nonce-mine'" };
      const { request, visit } = open(url, { cookie: 'a=b', ...mine });
      expect([request.url, request.headers.cookie, visit?.isAnonymous]).toEqual([url, 'a=b', false]);
      expect(request.headers['content-security-policy']).toBe(`script-src ${visit?.nonce}`);
      expect(visit?.nonce).toMatch(/^'nonce-[\w+/=]{22,}'$/);
      expect(open(url).visit?.nonce).not.toBe(visit?.nonce);
    },
  );

  it('renews an anonymous page by its requested URL, and any other by the path under which it is stored', async () => {
    const stored = open('/content?type=guide&token=secret');
    await stored.visit?.renew?.('/content/of/guide');
    expect(stored.renewed).toEqual(['/content?type=guide']);
    const shell = open('/admin/retailers');
    await shell.visit?.renew?.('/forbidden');
    expect(shell.renewed).toEqual(['/forbidden']);
  });

  it('recognises renewals by this process only', () => {
    const own = open('/auth', { [RENEWAL_HEADER]: renewalKey() });
    expect(own.visit).toMatchObject({ isRenewal: true, isAnonymous: true, renew: null });
    expect(own.request.headers['content-security-policy']).toBeUndefined();
    expect(open('/auth', { [RENEWAL_HEADER]: 'guess' }).visit).toMatchObject({ isRenewal: false });
    expect(open('/auth', { [RENEWAL_HEADER]: 'guess' }).request.headers[RENEWAL_HEADER]).toBeUndefined();
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

  it('removes all proxy headers if there is no proxy', () => {
    expect(left(0, 'evil.test')).toEqual({ host: 'site.example' });
  });

  it.each([
    [1, 'a.example', 'a.example'],
    [1, 'evil.test, a.example', 'a.example'],
    [2, 'evil.test, a.example, b.example', 'a.example'],
    [2, 'a.example', 'a.example'],
    [1, undefined, undefined],
  ])('with %i of our proxies, the header %s means the host %s', (proxies, sent, host) => {
    expect(left(proxies, sent)['x-forwarded-host']).toBe(host);
    expect(left(proxies, sent)['x-forwarded-proto']).toBeUndefined();
  });
});

test('only the admin area and webhooks may send more than a visitor’s form', () => {
  const visitor = bodyLimit('/auth/sign-in');
  for (const url of ['/', '/administration', '/api/newsletter', '/x?/admin', '/api/revalidate/x'])
    expect([url, bodyLimit(url)]).toEqual([url, visitor]);
  expect(bodyLimit('/admin/retailers?page=2')).toBeGreaterThan(visitor);
  expect(bodyLimit('/api/revalidate')).toBeGreaterThan(visitor);
});
