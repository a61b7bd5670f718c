import { resolvePicture } from '../../../lib/images/resolve-picture.ts';
import { saleTimes } from '../../../lib/catalogue/sale-facts.ts';
import { typography } from '../../../lib/fallback/typography.ts';
import { typographyVariables } from '../../../lib/theme/typography.ts';
import { withoutDuplicates } from '../../../lib/lists/without-duplicates.ts';
import { isSlug } from '../../../lib/routing/slug.ts';

describe('resolvePicture', () => {
  it.each([
    ['a URL', ['https://x.test/a.png'], { kind: 'image', src: 'https://x.test/a.png' }],
    ['a path on this site', ['/images/a.png'], { kind: 'image', src: '/images/a.png' }],
    ['nothing from what only looks like a path', ['//x.test/a.png'], { kind: 'none' }],
    ['an emoji', ['🎮'], { kind: 'emoji', emoji: '🎮' }],
    ['the first field that holds something', [null, ' ', '👟'], { kind: 'emoji', emoji: '👟' }],
    ['nothing', [null, undefined, ''], { kind: 'none' }],
    ['a word, which is neither', ['picture'], { kind: 'none' }],
    ['a script address, which must never be a source', ['javascript:alert(1)'], { kind: 'none' }],
  ])('draws %s', (_what, fields, expected) => {
    expect(resolvePicture(...fields)).toEqual(expected);
  });

  it('finds a logo in the bucket', () => {
    expect(resolvePicture('logos/argos.svg')).toMatchObject({
      kind: 'image',
      src: expect.stringMatching(/\/storage\/v1\/object\/public\/logos\/argos\.svg$/),
    });
  });
});

describe('saleTimes', () => {
  const start = (values: [string, string, string]) => ({ feature: 'Sale Start Time', values });

  it('say when and how long, from the data', () => {
    const highlights_data = [
      start(['Usually Christmas Day', 'Boxing Day', 'x']),
      { feature: 'Returns Window', values: ['30 days', '', ''] as [string, string, string] },
    ];
    expect(saleTimes({ highlights_data })).toEqual([
      { label: 'Starts online', value: 'Usually Christmas Day' },
      { label: 'Starts in store', value: 'Boxing Day' },
      { label: 'Returns', value: '30 days' },
    ]);
  });

  it('are empty when the data is empty', () => {
    expect(saleTimes({ highlights_data: [] })).toEqual([]);
    expect(saleTimes({ highlights_data: [start(['', '', 'x'])] })).toEqual([]);
  });
});

describe('typographyVariables', () => {
  it('turns size names into rem', () => {
    expect(typographyVariables(typography)).toMatchObject({
      '--h1-mobile': '2.375rem',
      '--h2-mobile': '1.75rem',
      '--hero-h1-mobile': '2.5rem',
      '--hero-h1-desktop': '4rem',
    });
  });

  it('uses the default size for an unknown name', () => {
    expect(typographyVariables({ ...typography, h1_mobile: 'huge' })).toMatchObject({
      '--h1-mobile': '2.375rem',
    });
  });
});

it('withoutDuplicates keeps the first entry of each slug in its place', () => {
  const rows = [
    { slug: 'a', n: 1 },
    { slug: 'b', n: 2 },
    { slug: 'a', n: 3 },
  ];
  expect(withoutDuplicates(rows)).toEqual([
    { slug: 'a', n: 1 },
    { slug: 'b', n: 2 },
  ]);
});

describe('isSlug', () => {
  it.each(['argos', 'jd-sports', 'ps5', '4k-tvs'])('accepts %s', (slug) => expect(isSlug(slug)).toBe(true));
  it.each(['', 'Argos', 'a--b', '-a', 'a-', 'a b', 'a/b', 'é', 'a'.repeat(121), '..', '__proto__'])(
    'refuses %j',
    (slug) => expect(isSlug(slug)).toBe(false),
  );
});
