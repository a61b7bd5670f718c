/** Texts with variables in double braces, such as '{{name}} in the Boxing Day sales'. */

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type TemplateValues = Readonly<Record<string, string>>;

export const inBraces = (name: string) => `{{${name}}}`;

/** Returns the names of the variables in a template, each once, in the order of their first use. */
export const variablesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

const LIST = new Intl.ListFormat('en-GB');

/**
 * Returns what is wrong with a template, in words for its editor: a variable that is not offered, or braces that are
 * not closed. Returns null for a correct template.
 */
export function templateFault(template: string, offered: readonly string[]): string | null {
  const unknown = variablesIn(template).filter((name) => !offered.includes(name));
  if (unknown.length > 0) {
    const names = LIST.format(unknown.map(inBraces));
    const choice = LIST.format(offered.map(inBraces));
    return `${names} can’t be used here. You can use ${choice}.`;
  }
  return /\{\{|\}\}/.test(template.replace(VARIABLE, ''))
    ? `Write each variable with two braces on both sides, such as ${inBraces(offered[0] ?? 'name')}.`
    : null;
}

/** Returns the names of the variables in a template that have no value. */
export const missingIn = (template: string, values: TemplateValues): string[] =>
  variablesIn(template).filter((name) => !valueOf(values, name));

const valueOf = (values: TemplateValues, name: string) =>
  Object.hasOwn(values, name) ? (values[name]?.trim() ?? '') : '';

/**
 * Replaces the variables in a template by their values. Braces within a value stay as they are, so a row's text cannot
 * bring in another variable. `whenMissing` replaces variables without a value.
 */
export const fillTemplate = (template: string, values: TemplateValues, whenMissing = ''): string =>
  template.replace(VARIABLE, (_, name: string) => valueOf(values, name) || whenMissing);
