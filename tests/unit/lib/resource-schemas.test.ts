import { valuesOf, valuesSchema } from '../../../lib/resources';
import { readdirSync } from 'node:fs';
import { ROUTES } from '../../../lib/resources/categories';
import { navigation } from '../../../lib/resources/navigation';
import { optional, variants, whole } from '../../../lib/resources/schemas';

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
