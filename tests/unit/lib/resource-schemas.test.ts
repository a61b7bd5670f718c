import { valuesOf, valuesSchema } from '../../../lib/resources';
import { readdirSync } from 'node:fs';
import { ROUTES } from '../../../lib/resources/categories';
import { affiliateVerifications } from '../../../lib/resources/affiliate-verifications';
import { navigation } from '../../../lib/resources/navigation';
import { redirects } from '../../../lib/resources/redirects';
import { subcategories } from '../../../lib/resources/subcategories';
import { optional, text, variants, whole } from '../../../lib/resources/schemas';

test.each([
  ['12', 12],
  [' 3 ', 3],
  [0, 0],
])('%j is a whole number', (given, number) => {
  expect(whole(0, 100).parse(given)).toBe(number);
});

test.each(['', ' ', null, undefined, '1.5', 'x', NaN, -1, 101])('%j is none between 0 and 100', (given) => {
  expect(whole(0, 100).safeParse(given).success).toBe(false);
});

test('an empty number is none where it may be left out', () => {
  expect(optional(whole(0, 100)).parse('')).toBeNull();
  expect(optional(whole(0, 100)).parse(null)).toBeNull();
});

test('half of an emoji is no text, a whole one is', () => {
  expect(text(10).safeParse('\ud83d').error?.issues[0]?.message).toBe(
    'Contains a character that cannot be stored',
  );
  expect(text(10).parse('😀')).toBe('😀');
});

test('a subcategory without a parent is told what is missing, beside that field', () => {
  const { error } = valuesSchema(subcategories).safeParse({
    ...valuesOf(subcategories),
    name: 'A',
    slug: 'a',
  });
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['parent_category_slug', 'A parent category is required'],
  ]);
});

test('the properties of a variant are an object, whichever way they come', () => {
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

  test('with a dropdown says what that shows', () => {
    expect(check({ has_dropdown: true })).toEqual(['dropdown_type: Choose what the dropdown shows']);
    expect(check({ has_dropdown: true, dropdown_type: 'guides' })).toEqual([]);
  });

  test('with chosen items says to what they belong', () => {
    const message = ['dropdown_type: Choose to what the chosen items belong'];
    expect(check({ dropdown_type: '', featured_items: ['argos'] })).toEqual(message);
    expect(check({ dropdown_type: 'retailers', featured_items: ['argos'] })).toEqual([]);
  });

  test('has an emoji as its icon, or none', () => {
    expect(check({ icon: '🎁' })).toEqual([]);
    expect(check({ icon: '' })).toEqual([]);
    expect(check({ icon: 'gift' })).toEqual(['icon: An emoji']);
  });
});

describe('the paths of a redirect', () => {
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
  ])('%s is looked up, and kept, as %s', (typed, kept) => {
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
  ])('nothing can lead on from %s', (typed) =>
    expect(check({ from_path: typed }).error?.issues[0]?.path).toEqual(['from_path']),
  );

  test.each(['/old', '/old/page', '/categories/a/b', '/retailers/old'])('%s can lead elsewhere', (typed) =>
    expect(check({ from_path: typed }).data).toMatchObject({ from_path: typed }),
  );
});

test('a verification is no tag of the site itself', () => {
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

test('no category may be called what the site has addresses below already', () => {
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
  expect(taken.filter((name) => !ROUTES.includes(name) && !['styles', 'fonts'].includes(name))).toEqual([]);
});
