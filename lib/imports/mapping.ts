import { fieldsOf, type Resource } from '@/lib/resources/resource';
import { keyFieldsOf } from './entities';

/** Maps each column of a file to the name of the field into which it is imported; '' if the column is left out. */
export type Mapping = Record<string, string>;

/** Returns the letters and digits of a name in lower case, so that 'metaTitle' equals 'Meta title'. */
const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the fields to which a column of a file may be imported: the fields of the form, and the row's id. */
export const targetsOf = (resource: Resource): { name: string; label: string }[] => [
  ...fieldsOf(resource),
  { name: 'id', label: 'Id of the row' },
];

/** Returns whether the mapping includes the fields that identify a row: the id, or all key fields, such as the slug. */
export function namesRows(resource: Resource, mapping: Mapping): boolean {
  const mapped = new Set(Object.values(mapping));
  return mapped.has('id') || keyFieldsOf(resource).every((name) => mapped.has(name));
}

/** Returns the labels of the fields that identify a row, such as 'Slug'. */
export const keyLabels = (resource: Resource): string =>
  new Intl.ListFormat('en-GB').format(
    keyFieldsOf(resource).map(
      (name) => fieldsOf(resource).find((field) => field.name === name)?.label ?? name,
    ),
  );

/**
 * Guesses the field for each column of a file: the field in `remembered`, or else the field whose name or label equals
 * the column's name. Uses each field for one column only.
 */
export function guessMapping(resource: Resource, columns: string[], remembered: Mapping = {}): Mapping {
  const fields = targetsOf(resource);
  const taken = new Set<string>();
  const mapping = columns.map((column) => {
    const known = Object.hasOwn(remembered, column) ? remembered[column] : undefined;
    const field =
      known === undefined
        ? (fields.find(({ name }) => letters(name) === letters(column)) ??
          fields.find(({ label }) => letters(label) === letters(column)))
        : fields.find(({ name }) => name === known);
    const name = field && !taken.has(field.name) ? field.name : '';
    if (name) taken.add(name);
    return [column, name] as const;
  });
  return Object.fromEntries(mapping);
}

/** Returns the labels of the fields to which more than one column is imported. */
export function repeatedLabels(resource: Resource, mapping: Mapping): string[] {
  const names = Object.values(mapping).filter(Boolean);
  const isRepeated = ({ name }: { name: string }) => names.indexOf(name) !== names.lastIndexOf(name);
  return targetsOf(resource)
    .filter(isRepeated)
    .map(({ label }) => label);
}
