import { routeClass } from '@/server/metrics/route-class';

test.each([
  ['/', 'page'],
  ['/retailers/argos?utm_source=x', 'page'],
  ['/made-up/secret-path', 'page'],
  ['/sitemap.xml', 'file'],
  ['/og/home.png', 'file'],
  ['/_next/static/a.js', 'asset'],
  ['/search?q=lego', 'search'],
  ['/auth/sign-in', 'account'],
  ['/admin', 'admin'],
  ['/administration', 'page'],
  ['/api/health', 'api'],
  ['/api/made-up', 'other'],
  ['/shortlist', 'other'],
])('a request for %s counts as %s', (url, expected) => {
  expect(routeClass(url, {})).toBe(expected);
});

test('requests of the client-side router have a class of their own', () => {
  expect(routeClass('/retailers/argos?_rsc=1', { rsc: '1' })).toBe('page-data');
});
