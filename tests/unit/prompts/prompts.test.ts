import { contentSettings } from '../../../lib/fallback/content-settings.ts';
import { prompts } from '../../../lib/fallback/prompts.ts';
import { retailers as builtInRetailers } from '../../../lib/fallback/retailers/index.ts';
import { factLines, factsOf, textOf } from '../../../lib/prompts/entity-facts.ts';
import { PURPOSE_INFO } from '../../../lib/prompts/purposes.ts';
import { PURPOSES } from '../../../lib/schema/prompts.ts';
import { renderPrompt } from '../../../lib/prompts/render-prompt.ts';
import { versionDifferences } from '../../../lib/prompts/version-differences.ts';
import { versionInput } from '../../../lib/prompts/version-input.ts';
import { products } from '../../../lib/resources/definitions/products.ts';
import { retailers } from '../../../lib/resources/definitions/retailers.ts';
import type { Row } from '../../../lib/resources/resource.ts';
import { variablesIn } from '../../../lib/templates/template.ts';

test('there is a built-in prompt for every purpose, and an editor could save each as it is', () => {
  expect(prompts.map(({ purpose }) => purpose)).toEqual([...PURPOSES]);
  for (const prompt of prompts)
    expect([prompt.purpose, versionInput.safeParse({ ...prompt, note: '' }).error?.issues]).toEqual([
      prompt.purpose,
      undefined,
    ]);
});

test('every built-in prompt has the facts, the tone, the house rules and the banned words, and forbids inventing', () => {
  for (const { purpose, system_text, user_text } of prompts) {
    const used = [...variablesIn(system_text), ...variablesIn(user_text)];
    expect([purpose, used]).toEqual([
      purpose,
      expect.arrayContaining(['name', 'facts', 'tone', 'house_rules', 'banned_words']),
    ]);
    expect([purpose, system_text]).toEqual([
      purpose,
      expect.stringMatching(/Never invent a price, a date, a discount, a review/),
    ]);
    const target = 'words' in PURPOSE_INFO[purpose].variables;
    expect([purpose, used.includes('words')]).toEqual([purpose, target]);
  }
});

test('a purpose has only targets whose variables can be filled, and its own word target', () => {
  for (const purpose of PURPOSES) {
    expect([purpose, PURPOSE_INFO[purpose].targets.length]).not.toEqual([purpose, 0]);
    expect(Object.keys(PURPOSE_INFO[purpose].variables)).toEqual(expect.arrayContaining(['name', 'facts']));
  }
});

const version = {
  purpose: 'meta',
  system_text: 'For {{site}}',
  user_text: 'About {{name}}',
  temperature: '0.35',
  max_tokens: '200',
  note: ' ',
};

test('the form turns its texts into numbers, and an empty note into none', () => {
  expect(versionInput.parse(version)).toEqual({ ...version, temperature: 0.35, max_tokens: 200, note: null });
});

test.each([
  ['user_text', 'About {{topic}}', /^\{\{topic\}\} can’t be used here\. You can use \{\{name\}\}, /],
  ['system_text', '{{site}', /^Write each variable with two braces on each side/],
  ['system_text', ' ', /^A system text is required$/],
  ['temperature', '', /^Enter a number$/],
  ['temperature', '2.01', /^At most 2$/],
  ['temperature', '0.125', /^At most two decimal places$/],
  ['max_tokens', '49', /^At least 50$/],
  ['max_tokens', '1.5', /^Enter a whole number$/],
])('the form refuses %s = %j, with the message beside the field', (name, value, message) => {
  const { error } = versionInput.safeParse({ ...version, [name]: value });
  expect(error?.issues).toEqual([
    expect.objectContaining({ path: [name], message: expect.stringMatching(message) as string }),
  ]);
});

test('a guide’s prompt may use the word target and the topic, a prompt for FAQs may not', () => {
  const text = { ...version, user_text: '{{name}} {{words}} {{topic}}' };
  expect(versionInput.safeParse({ ...text, purpose: 'guide' }).success).toBe(true);
  expect(versionInput.safeParse({ ...text, purpose: 'faqs' }).success).toBe(false);
});

test('facts are the filled fields with their labels; a discount or price without all of its evidence is left out', () => {
  const [shop] = builtInRetailers;
  const discount = {
    ...{ typical_discount: 'Up to 50% off', discount_year: 2025, discount_source_name: 'A newspaper' },
    ...{ discount_source_url: 'https://news.example/', discount_checked_on: '2026-11-20' },
  };
  const row = { ...(shop as unknown as Row), ...discount, description: 'A shop.', slug: 'secret-slug' };
  const told = (...about: Parameters<typeof factsOf>) => factLines(factsOf(...about));
  const facts = told(retailers, row);
  expect(facts).toMatch(/^Typical discount: Up to 50% off$/m);
  expect(facts).toMatch(/https:\/\/news\.example\//);
  expect(facts).not.toContain('secret-slug');
  expect(facts).not.toContain('A shop.');
  expect(told(retailers, { ...row, discount_source_url: null })).not.toContain('50% off');
  const price = { name: 'V15', price_range: '£199', price_checked_on: '2026-11-20', price_source_url: '' };
  expect(told(products, price)).not.toContain('£199');
  expect(told(products, { ...price, price_source_url: 'https://shop.example/' })).toContain('£199');
});

test('the present text is the description, the introduction and the body', () => {
  expect(textOf({ description: ' One ', intro_paragraph: '', body: '<p>Two</p>', faqs: [] })).toBe(
    'One\n\n<p>Two</p>',
  );
});

test('a rendered prompt says what is not known, and text in a fact cannot bring in another variable', () => {
  const values = { name: 'Argos', facts: 'Verdict: {{tone}}', tone: contentSettings.tone, text: '' };
  expect(renderPrompt({ system_text: '{{tone}}', user_text: '{{name}}|{{facts}}|{{text}}' }, values)).toEqual(
    {
      system: contentSettings.tone,
      user: 'Argos|Verdict: {{tone}}|(not known)',
      missing: ['text'],
    },
  );
});

test('the difference of two versions has the changed lines of their texts, and the changed settings', () => {
  const before = { system_text: 'One\nTwo\nThree', user_text: 'U', temperature: 0.4, max_tokens: 200 };
  const after = { ...before, system_text: 'One\n2\nThree', temperature: 0.5 };
  expect(versionDifferences(before, after)).toEqual([
    { name: 'system_text', label: 'System text', before: 'Two', after: '2' },
    { name: 'temperature', label: 'Temperature', before: '0.4', after: '0.5' },
  ]);
  expect(versionDifferences(before, before)).toEqual([]);
  const moved = { ...before, system_text: 'Two\nOne\nThree' };
  expect(versionDifferences(before, moved)).toEqual([
    { name: 'system_text', label: 'System text', before: before.system_text, after: moved.system_text },
  ]);
});
