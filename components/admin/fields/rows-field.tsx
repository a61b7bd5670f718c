import type { FieldOf } from '@/lib/resources/field';
import { Cell } from './cell';
import type { FieldProps } from './field-props';
import { ListField } from './list-field';

/** A field with a list of objects whose values are texts, such as questions with their answers. */
export function RowsField({ field, error }: FieldProps<FieldOf<'rows'>>) {
  const { parts, item } = field;
  const blank = Object.fromEntries(parts.map(({ name }) => [name, '']));
  const areShort = parts.every(({ kind }) => kind !== 'textarea');
  return (
    <ListField<Record<string, string>> field={field} error={error} item={item} blank={blank}>
      {({ value, path, name, change, errorAt }) => (
        <div className={`admin-cells ${areShort ? 'admin-cells-2' : ''}`}>
          {parts.map((part) => (
            <Cell
              key={part.name}
              path={`${path}.${part.name}`}
              part={part}
              of={name}
              value={value[part.name] ?? ''}
              onChange={(text) => change({ ...value, [part.name]: text })}
              error={errorAt(part.name)}
            />
          ))}
        </div>
      )}
    </ListField>
  );
}
