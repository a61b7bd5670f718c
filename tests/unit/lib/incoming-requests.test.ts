import { globSync } from 'node:fs';
import { decodable, isRefused } from '@/lib/incoming-requests';

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

describe('isRefused', () => {
  it.each([
    '/og/home.png',
    '/sitemaps/pages.xml?x=1',
    '/./og/retailers/argos.png',
    '/retailers/../og/a.png',
    'http://a.example/og/b.png',
  ])('lets %s be read only', (url) => {
    for (const method of ['GET', 'HEAD'])
      expect([method, isRefused({ method, url })]).toEqual([method, false]);
    for (const method of ['PUT', 'POST', 'OPTIONS', 'DELETE', 'PATCH'])
      expect([method, isRefused({ method, url })]).toEqual([method, true]);
  });

  it.each([
    '/',
    '/retailers/argos',
    '/auth/sign-in',
    '/api/events',
    '/admin/products/new',
    '//og/a.png',
    '*',
  ])('leaves %s to Next', (url) => expect(isRefused({ method: 'POST', url })).toBe(false));

  it('knows every route handler with parameters that is no part of the admin area', () => {
    const routes = globSync('app/**/route.{ts,tsx}').filter((file) => /^app\/(?!admin\/).*\[/.test(file));
    expect(routes.length).toBeGreaterThan(1);
    for (const file of routes) {
      const url = file
        .replace(/^app/, '')
        .replace(/\/\([^)]*\)/g, '')
        .replace(/\/route\.tsx?$/, '');
      expect([file, isRefused({ method: 'PUT', url })]).toEqual([file, true]);
    }
  });
});
