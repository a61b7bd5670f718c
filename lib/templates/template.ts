/** Matches a variable in double braces, as in '{{name}} in the Boxing Day sales'. */

const VARIABLE = /\{\{\s*([^{}]*?)\s*\}\}/g;

export type TemplateValues = Readonly<Record<string, string>>;

export const inBraces = (name: string) => `{{${name}}}`;

/** Returns the names of the variables in a template, each once, in the order of their first use. */
export const variablesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name)),
];

const LIST = new Intl.ListFormat('en-GB');

/**
 * Returns a sentence that explains to an editor why a template is invalid: it uses an unknown variable, or it contains
 * double braces that belong to no variable. Returns null if the template is valid.
 */
export function templateFault(template: string, offered: readonly string[]): string | null {
  const unknown = variablesIn(template).filter((name) => !offered.includes(name));
  if (unknown.length > 0) {
    const names = LIST.format(unknown.map(inBraces));
    const choice = LIST.format(offered.map(inBraces));
    return `${names} can’t be used here. You can use ${choice}.`;
  }
  return /\{\{|\}\}/.test(template.replace(VARIABLE, ''))
    ? `Write each variable with two braces on each side, such as ${inBraces(offered[0] ?? 'name')}.`
    : null;
}

/** Returns the names of the variables in a template that have no value. */
export const missingIn = (template: string, values: TemplateValues): string[] =>
  variablesIn(template).filter((name) => !valueOf(values, name));

const valueOf = (values: TemplateValues, name: string) =>
  Object.hasOwn(values, name) ? (values[name]?.trim() ?? '') : '';

/**
 * Replaces the variables in a template with their values, or with `whenMissing` if they have no value. Does not replace
 * variables within values, so a row's text cannot insert another variable.
 */
export const fillTemplate = (template: string, values: TemplateValues, whenMissing = ''): string =>
  template.replace(VARIABLE, (_, name: string) => valueOf(values, name) || whenMissing);
