import { isEntityTable } from '@/lib/entities/registry';
import { fieldsOf, type Resource } from '@/lib/resources/resource';
import { RESOURCES } from '@/lib/resources';

/** The entities that can be imported: the public entities, whose rows are matched by slug. */
export const IMPORTABLE: Resource[] = RESOURCES.filter(({ table }) => isEntityTable(table));

/** The name of the field for each column of a file; '' for a column that is left out. */
export type Mapping = Record<string, string>;

/** Returns a name in small letters without anything else, so that 'metaTitle' and 'Meta title' are the same. */
const letters = (name: string) => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns the field that each column of a file names, by the field's name or label. No field is named twice. */
export function guessMapping(resource: Resource, columns: string[], remembered: Mapping = {}): Mapping {
  const fields = fieldsOf(resource);
  const taken = new Set<string>();
  const mapping: Mapping = {};
  for (const column of columns) {
    const known = remembered[column];
    const field =
      known === undefined
        ? (fields.find(({ name }) => letters(name) === letters(column)) ??
          fields.find(({ label }) => letters(label) === letters(column)))
        : fields.find(({ name }) => name === known);
    const name = field && !taken.has(field.name) ? field.name : '';
    if (name) taken.add(name);
    mapping[column] = name;
  }
  return mapping;
}
