import { contentSettings as builtInContentSettings } from '../../../lib/fallback/content-settings.ts';
import { homepage as builtInHomepage } from '../../../lib/fallback/homepage.ts';
import { legalPages as builtInPages } from '../../../lib/fallback/legal/index.ts';
import { LEGAL_SLUGS } from '../../../lib/fallback/legal/legal-page.ts';
import { operator as noOperator } from '../../../lib/fallback/operator.ts';
import { typography as builtInSizes } from '../../../lib/fallback/typography.ts';
import { ownValue, ownValues, shownValues } from '../../../lib/resources/defaults.ts';
import { contentSettings } from '../../../lib/resources/definitions/content-settings.ts';
import { homepage } from '../../../lib/resources/definitions/homepage.ts';
import { editableOf, resourceOf, valuesOf, valuesSchema } from '../../../lib/resources/index.ts';
import { legalPages } from '../../../lib/resources/definitions/legal-pages.ts';
import { operator } from '../../../lib/resources/definitions/operator.ts';
import { fieldsOf, type Values } from '../../../lib/resources/resource.ts';
import { typography } from '../../../lib/resources/definitions/typography.ts';
import { failureText, successText } from '../../../lib/resources/entity-texts.ts';

const plain = (value: object): Values => JSON.parse(JSON.stringify(value)) as Values;
const defaults = shownValues(homepage, {}, plain(builtInHomepage(2026)));
const field = (name: string) => {
  const found = fieldsOf(homepage).find((each) => each.name === name);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};

test('the form of the homepage has every setting exactly once', () => {
  const names = fieldsOf(homepage).map(({ name }) => name);
  expect([...names].sort()).toEqual(Object.keys(builtInHomepage(2026)).sort());
});

test('the form of the text sizes has all eight sizes', () => {
  expect(
    fieldsOf(typography)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(builtInSizes).sort());
});

test('the form of the content settings has every setting, and a form with the built-in values stores none', () => {
  const values = plain(builtInContentSettings);
  expect(
    fieldsOf(contentSettings)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(builtInContentSettings).sort());
  expect(Object.values(ownValues(contentSettings, values, values)).filter(Boolean)).toEqual([]);
});

test.each([
  ['retailers_title', '{{name}} sale {{year}}', undefined],
  [
    'retailers_title',
    '{{nmae}} sale',
    '{{nmae}} can’t be used here. You can use {{name}}, {{description}}, {{year}} and {{site}}.',
  ],
  ['retailers_title', 'Sale {{year}}', 'Include {{name}}, or every page gets the same title.'],
  ['products_title', 'Our {{ name }}', undefined],
  [
    'products_title',
    '{{name}} {{brand}',
    'Write each variable with two braces on each side, such as {{name}}.',
  ],
  [
    'categories_description',
    'About {{brand}}',
    '{{brand}} can’t be used here. You can use {{name}}, {{description}}, {{year}} and {{site}}.',
  ],
  [
    'banner_disclosure',
    'We earn from some links.',
    'Mention the mark ‘Ad’, so that shoppers know which links you mean.',
  ],
  ['guide_days', 0, 'At least 1'],
])('the content setting %s with the value %j has the error %j', (name, value, message) => {
  const { error } = valuesSchema(contentSettings).safeParse({
    ...plain(builtInContentSettings),
    [name]: value,
  });
  expect(error?.issues[0]?.message).toBe(message);
});

test('the form of the operator has every fact, and all are empty at first', () => {
  expect(
    fieldsOf(operator)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(Object.keys(noOperator).sort());
  expect(Object.values(noOperator).filter((value) => value !== null)).toEqual([]);
});

test.each([
  ['operator', operator, plain(noOperator)],
  ['homepage', homepage, defaults],
  ['typography', typography, plain(builtInSizes)],
  ['content', contentSettings, plain(builtInContentSettings)],
])('the form of the %s accepts its built-in values, and empty ones too', (_name, resource, values) => {
  expect(valuesSchema(resource).safeParse(values).error?.issues).toBeUndefined();
  const empty = Object.fromEntries(
    fieldsOf(resource).map(({ name, kind }) => [name, kind === 'boolean' ? true : null]),
  );
  expect(valuesSchema(resource).safeParse(empty).error?.issues).toBeUndefined();
});

test.each(LEGAL_SLUGS)('the built-in text of /%s is accepted by the form of a legal page', (slug) => {
  const values = {
    ...valuesOf(legalPages),
    ...builtInPages({ email: 'post@site.example', eventsKeptDays: 30 })[slug],
  };
  expect(valuesSchema(legalPages).safeParse(values).error?.issues).toBeUndefined();
});

test('a form with only built-in values stores nothing but its switches', () => {
  const stored = ownValues(homepage, { ...defaults, show_trust_section: false }, defaults);
  expect(Object.entries(stored).filter(([, value]) => value !== null)).toEqual(
    fieldsOf(homepage)
      .filter(({ kind }) => kind === 'boolean')
      .map(({ name }) => [name, name !== 'show_trust_section']),
  );
});

test.each([
  ['hero_h1', 'Ours', 'Ours'],
  ['hero_h1', '  ', null],
  ['hero_h1', defaults.hero_h1, null],
  ['intro_paragraph', '', ''],
  ['retailers_section_count', '6', null],
  ['retailers_section_count', '7', 7],
  ['hero_popular_searches', [], []],
  // The database may change the order of an object's keys, so a different order does not count as a change.
  [
    'homepage_faqs',
    (defaults.homepage_faqs as { question: string; answer: string }[]).map(({ answer, question }) => ({
      answer,
      question,
    })),
    null,
  ],
  ['editorial_tips', [{ title: '', description: 'A tip' }], ['A tip']],
  ['show_trust_section', true, true],
])('for %s, %j is stored as %j', (name, value, stored) => {
  expect(ownValue(field(name), value, defaults[name])).toEqual(stored);
});

test('the form shows the stored value, or the default when there is none', () => {
  const shown = shownValues(homepage, { hero_h1: 'Ours', editorial_tips: ['A tip'] }, defaults);
  expect(shown.hero_h1).toBe('Ours');
  expect(shown.hero_subtitle).toBe(defaults.hero_subtitle);
  expect(shown.editorial_tips).toEqual([{ title: '', description: 'A tip' }]);
});

test('there are at most three popular searches, each with a safe link', () => {
  const check = (value: unknown) => field('hero_popular_searches').schema.safeParse(value).success;
  const search = { text: 'Argos', link: '/retailers/argos' };
  expect(check([search, search, search])).toBe(true);
  expect(check([search, search, search, search])).toBe(false);
  expect(check([{ ...search, link: 'javascript:alert(1)' }])).toBe(false);
});

test('settings can be edited and restored, but not created or deleted', () => {
  expect(resourceOf('homepage')).toBeUndefined();
  expect(editableOf('homepage')).toBe(homepage);
  expect(editableOf('typography')).toBe(typography);
  expect(editableOf('constructor')).toBeUndefined();
});

test('the toasts have the texts of docs/product.md#failure-texts', () => {
  expect(successText(homepage, 'updated')).toBe('Homepage settings updated successfully');
  expect(failureText(homepage, 'updated')).toBe('Failed to update settings');
  expect(failureText(typography, 'updated')).toBe('Failed to update typography settings');
});
