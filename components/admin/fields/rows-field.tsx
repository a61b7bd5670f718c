import type { FieldOf } from '@/lib/resources/field';
import { Cell } from './cell';
import type { FieldProps } from './field-props';
import { ListField } from './list-field';
import { ReferenceCell } from './reference-cell';

/**
 * Shows a field with a list of objects. The values of an object are texts, such as a question and its answer, or slugs
 * of other rows.
 */
export function RowsField({ field, error }: FieldProps<FieldOf<'rows'>>) {
  const { parts, item } = field;
  const blank = Object.fromEntries(parts.map(({ name }) => [name, '']));
  const areShort = parts.every(({ kind }) => kind !== 'textarea');
  return (
    <ListField<Record<string, string>> field={field} error={error} item={item} blank={blank}>
      {({ value, path, name, change, errorAt }) => (
        <div className={`admin-cells ${areShort ? 'admin-cells-2' : ''}`}>
          {parts.map((part) => {
            const cell = {
              path: `${path}.${part.name}`,
              part,
              of: name,
              value: value[part.name] ?? '',
              onChange: (text: string) => change({ ...value, [part.name]: text }),
              error: errorAt(part.name),
            };
            return part.to ? (
              <ReferenceCell key={part.name} {...cell} to={part.to} />
            ) : (
              <Cell key={part.name} {...cell} />
            );
          })}
        </div>
      )}
    </ListField>
  );
}
