import type { FieldOf } from '@/lib/resources/field';
import { Cell } from './cell';
import type { FieldProps } from './field-props';
import { ListField } from './list-field';

interface Highlight {
  feature: string;
  values: string[];
}

const BLANK: Highlight = { feature: '', values: ['', '', ''] };
const VALUES = ['Online', 'In store', 'Good to know'].map((label) => ({
  ...{ label, length: 300 },
  kind: 'textarea' as const,
}));

/**
 * Shows a retailer's highlights as a table. Each row has a feature and three values: 'Online', 'In store' and 'Good to
 * know'.
 */
export function HighlightsField({ field, error }: FieldProps<FieldOf<'highlights'>>) {
  return (
    <ListField<Highlight> field={field} error={error} item="highlight" blank={BLANK}>
      {({ value, path, name, change, errorAt }) => (
        <div className="admin-cells admin-cells-4">
          <Cell
            path={`${path}.feature`}
            part={{ label: 'Feature', kind: 'text', length: 100 }}
            of={name}
            value={value.feature}
            onChange={(feature) => change({ ...value, feature })}
            error={errorAt('feature')}
          />
          {VALUES.map((part, index) => (
            <Cell
              key={part.label}
              path={`${path}.values.${index}`}
              part={part}
              of={name}
              value={value.values[index] ?? ''}
              onChange={(text) => change({ ...value, values: value.values.with(index, text) })}
              error={errorAt(`values.${index}`)}
            />
          ))}
        </div>
      )}
    </ListField>
  );
}
