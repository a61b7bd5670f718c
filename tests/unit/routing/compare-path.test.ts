import { comparedSlugs, comparePath } from '../../../lib/routing/compare-path.ts';
import { linkTarget } from '../../../lib/routing/link-target.ts';

test.each([
  [['currys', 'argos'], '/compare/argos-vs-currys'],
  [['next', 'argos', 'next', 'ao'], '/compare/ao-vs-argos-vs-next'],
  [['argos'], '/compare/argos'],
])('%j have the canonical path %s', (slugs, path) => {
  expect(comparePath(slugs)).toBe(path);
});

test.each([['Argos'], ['<b>'], ['a-vs-b'], ['vs-b'], ['a-vs'], ['']])(
  'a shop called %j can be part of no path, because the path could not be read again',
  (slug) => {
    expect(comparePath([slug, 'argos'])).toBeNull();
  },
);

test('the slugs of a path are read as they were written', () => {
  expect(comparedSlugs('jd-sports-vs-marks-spencer-vs-ao')).toEqual(['jd-sports', 'marks-spencer', 'ao']);
  expect(comparedSlugs('argos')).toEqual(['argos']);
});

test.each(['', 'a-vs-', '-vs-b', 'a-vs-B', 'a-vs-vs-b', 'a_b', `a-vs-${'b'.repeat(121)}`])(
  'the segment %j names no shops',
  (segment) => {
    expect(comparedSlugs(segment)).toBeNull();
  },
);

test.each([
  ['/compare', { kind: 'page', isHidden: false }],
  ['/compare/argos-vs-currys', { kind: 'page', isHidden: false }],
  ['/shortlist?shops=argos', { kind: 'page', isHidden: true }],
  ['/compare/argos', { kind: 'none' }],
])('a link to %s leads to %j', (href, target) => {
  expect(linkTarget(href)).toEqual(target);
});
