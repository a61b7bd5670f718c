import { valuesOf, valuesSchema } from '../../../lib/resources';
import { readdirSync } from 'node:fs';
import { FIRST_SEGMENTS } from '../../../lib/entities/path-grammar.ts';
import { affiliateVerifications } from '../../../lib/resources/definitions/affiliate-verifications';
import { navigation } from '../../../lib/resources/definitions/navigation';
import { redirects } from '../../../lib/resources/definitions/redirects';
import { subcategories } from '../../../lib/resources/definitions/subcategories';
import { optional, text, variants, whole } from '../../../lib/resources/schemas';

test.each([
  ['12', 12],
  [' 3 ', 3],
  [0, 0],
])('%j is a whole number', (given, number) => {
  expect(whole(0, 100).parse(given)).toBe(number);
});

test.each(['', ' ', null, undefined, '1.5', 'x', NaN, -1, 101])(
  '%j is not a whole number between 0 and 100',
  (given) => {
    expect(whole(0, 100).safeParse(given).success).toBe(false);
  },
);

test('an empty optional number has no value', () => {
  expect(optional(whole(0, 100)).parse('')).toBeNull();
  expect(optional(whole(0, 100)).parse(null)).toBeNull();
});

test('text with half an emoji is refused, and text with a whole one is accepted', () => {
  expect(text(10).safeParse('\ud83d').error?.issues[0]?.message).toBe(
    'Contains a character that can’t be stored',
  );
  expect(text(10).parse('😀')).toBe('😀');
});

test('a subcategory without a parent shows an error beside that field', () => {
  const { error } = valuesSchema(subcategories).safeParse({
    ...valuesOf(subcategories),
    name: 'A',
    slug: 'a',
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['parent_category_slug', 'A parent category is required'],
  ]);
});

test('the properties of a variant are stored as an object, whatever form they arrive in', () => {
  const stored = [{ name: 'S', specs: { Colour: 'Red' } }];
  expect(variants.parse(stored)).toEqual(stored);
  expect(variants.parse([{ name: 'S', specs: [{ label: ' Colour ', text: 'Red' }] }])).toEqual(stored);
  for (const specs of [null, 'Red', { Colour: 1 }, { '': 'Red' }, [{ label: 'Colour' }], [1]]) {
    expect([specs, variants.safeParse([{ name: 'S', specs }]).success]).toEqual([specs, false]);
  }
});

describe('a navigation item', () => {
  const check = (values: object) => {
    const given = { ...valuesOf(navigation), label: 'A', href: '/', ...values };
    const { error } = valuesSchema(navigation).safeParse(given);
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };

  test('is complete with a label and a link', () => expect(check({})).toEqual([]));

  test('with a dropdown must say what the dropdown shows', () => {
    expect(check({ has_dropdown: true })).toEqual(['dropdown_type: Choose what the dropdown shows']);
    expect(check({ has_dropdown: true, dropdown_type: 'guides' })).toEqual([]);
  });

  test('with chosen items must name their type', () => {
    const message = [
      'dropdown_type: Choose what the dropdown shows, because it has chosen or featured items',
    ];
    expect(check({ dropdown_type: '', featured_items: ['argos'] })).toEqual(message);
    expect(check({ dropdown_type: 'retailers', featured_items: ['argos'] })).toEqual([]);
  });

  test('has an emoji as its icon or no icon', () => {
    expect(check({ icon: '🎁' })).toEqual([]);
    expect(check({ icon: '' })).toEqual([]);
    expect(check({ icon: 'gift' })).toEqual(['icon: Enter an emoji']);
  });
});

describe('the form of a redirect', () => {
  const check = (values: object) =>
    valuesSchema(redirects).safeParse({
      ...valuesOf(redirects),
      from_path: '/old',
      to_path: '/new',
      ...values,
    });

  test.each([
    ['/café', '/caf%C3%A9'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['/%6fld', '/old'],
    ['/x/../old', '/old'],
    ['/%2e%2e/old', '/old'],
    ['/a,b', '/a%2Cb'],
    ['/100%25', '/100%25'],
  ])('stores %s as %s', (typed, kept) => {
    expect(check({ from_path: typed }).data).toMatchObject({ from_path: kept });
    expect(check({ to_path: `${typed}?q=a,b` }).data).toMatchObject({ to_path: `${kept}?q=a,b` });
  });

  test.each([
    '/a/b/c',
    '/categories/a/b/c',
    '/100%',
    '/x/..//evil.example',
    '//evil.example',
    '/admin/x',
    '/b/../admin',
  ])('rejects %s as the old path', (typed) =>
    expect(check({ from_path: typed }).error?.issues[0]?.path).toEqual(['from_path']),
  );

  test.each(['/old', '/old/page', '/categories/a/b', '/retailers/old'])(
    'accepts %s as the old path',
    (typed) => expect(check({ from_path: typed }).data).toMatchObject({ from_path: typed }),
  );
});

test('an affiliate verification cannot use a meta tag of the site itself', () => {
  const verification = { network_name: 'Network', meta_content: 'x' };
  const check = (meta_name: string) =>
    valuesSchema(affiliateVerifications).safeParse({
      ...valuesOf(affiliateVerifications),
      ...verification,
      meta_name,
    }).success;
  for (const name of [
    'robots',
    'Viewport',
    'googlebot-news',
    'og:title',
    'twitter:card',
    'referrer',
    'description',
  ])
    expect([name, check(name)]).toEqual([name, false]);
  for (const name of [
    'google-site-verification',
    'awin-verify',
    'ir-site-verification-token',
    'verify-admitad',
  ])
    expect([name, check(name)]).toEqual([name, true]);
});

test('a category cannot have a slug that the site already uses in its paths', () => {
  const isGroup = (name: string) => name.startsWith('(');
  const folders = (path: string) =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const segments = (path: string): string[] =>
    folders(path).flatMap((name) => (isGroup(name) ? segments(`${path}/${name}`) : [`${path}/${name}`]));
  const withMore = segments('app')
    .filter((path) => folders(path).length > 0)
    .map((path) => path.split('/').at(-1) ?? '');
  const taken = withMore.filter((name) => /^[a-z-]+$/.test(name));
  expect(taken).toEqual(expect.arrayContaining(['admin', 'og', 'sitemaps', 'retailers']));
  expect(
    taken.filter((name) => !FIRST_SEGMENTS.includes(name) && !['styles', 'fonts'].includes(name)),
  ).toEqual([]);
});
