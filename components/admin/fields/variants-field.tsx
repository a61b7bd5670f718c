import type { FieldOf } from '@/lib/resources/field';
import { specPairs, type SpecPair } from '@/lib/resources/schemas';
import { Cell } from './cell';
import type { FieldProps } from './field-props';
import { ListField } from './list-field';
import { SpecPairs } from './spec-pairs';

interface Variant {
  name: string;
  /**
   * The properties. They are an object as stored in the database, or pairs once an editor has changed them. While an
   * editor types, two pairs may have the same label, which an object cannot represent.
   */
  specs: Record<string, string> | SpecPair[];
}

const BLANK: Variant = { name: '', specs: [] };

/** Shows a product's variants. Each has a name, and properties as pairs of a label and a text. */
export function VariantsField({ field, error }: FieldProps<FieldOf<'variants'>>) {
  return (
    <ListField<Variant> field={field} error={error} item="variant" blank={BLANK}>
      {({ value, path, name, change, errorAt }) => (
        <div className="admin-cells">
          <Cell
            path={`${path}.name`}
            part={{ label: 'Name', kind: 'text', length: 120 }}
            of={name}
            value={value.name}
            onChange={(text) => change({ ...value, name: text })}
            error={errorAt('name')}
          />
          <SpecPairs
            path={`${path}.specs`}
            of={name}
            pairs={specPairs(value.specs)}
            onChange={(specs) => change({ ...value, specs })}
            errorAt={(part) => errorAt(`specs.${part}`)}
          />
        </div>
      )}
    </ListField>
  );
}
