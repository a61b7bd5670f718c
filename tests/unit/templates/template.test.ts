import { fillTemplate, missingIn, templateFault, variablesIn } from '../../../lib/templates/template.ts';

test('variables are found once each, with or without spaces in the braces', () => {
  expect(variablesIn('{{name}} and {{ year }}, {{name}} again; {single} is none')).toEqual(['name', 'year']);
});

test.each([
  ['{{name}} {{year}}', null],
  ['No variable', null],
  ['{{nam}}', '{{nam}} can’t be used here. You can use {{name}} and {{year}}.'],
  ['{{}}', '{{}} can’t be used here. You can use {{name}} and {{year}}.'],
  ['{{constructor}}', '{{constructor}} can’t be used here. You can use {{name}} and {{year}}.'],
  ['{{name}', 'Write each variable with two braces on each side, such as {{name}}.'],
  ['name}}', 'Write each variable with two braces on each side, such as {{name}}.'],
])('the template %j has the fault %j', (template, fault) => {
  expect(templateFault(template, ['name', 'year'])).toBe(fault);
});

test('a value that looks like a variable is not replaced again', () => {
  const values = { name: '{{secret}} & $& $1', secret: 'hidden' };
  expect(fillTemplate('{{name}}!', values)).toBe('{{secret}} & $& $1!');
});

test('a variable without a value is missing, and is replaced by the text for missing values', () => {
  const values = { name: 'Argos', role: ' ' };
  expect(missingIn('{{name}}, {{role}}, {{constructor}}', values)).toEqual(['role', 'constructor']);
  expect(fillTemplate('{{name}}: {{role}}', values, 'not known')).toBe('Argos: not known');
});
