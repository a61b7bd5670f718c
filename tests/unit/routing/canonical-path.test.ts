import { canonicalPath } from '@/lib/routing/canonical-path';

test.each([
  ['/Amazon', '/amazon'],
  ['/amazon/', '/amazon'],
  ['/retailers/Argos/', '/retailers/argos'],
  ['/caf%C3%A9/', '/caf%C3%A9'],
  ['/CAF%C3%A9', '/caf%C3%A9'],
  ['/', null],
  ['/amazon', null],
  ['/caf%C3%A9', null],
  // These paths are never redirected to another spelling.
  ['//evil.example/', null],
  ['/api/Health', null],
  ['/admin/retailers/', null],
  ['/_next/static/A.js', null],
  ['/Robots.txt', null],
])('the canonical path of %s is %p', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
});
