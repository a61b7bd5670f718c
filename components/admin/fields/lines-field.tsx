import type { FieldOf } from '@/lib/resources/field';
import { withCapital } from '@/lib/text/initial';
import { Cell } from './cell';
import type { FieldProps } from './field-props';
import { ListField } from './list-field';

/** If a text may have more characters than this, its control has several lines. */
const ONE_LINE = 200;

/** Shows a list of plain texts. */
export function LinesField({ field, error }: FieldProps<FieldOf<'lines'>>) {
  const { item, length } = field;
  const label = withCapital(item);
  const kind = length > ONE_LINE ? 'textarea' : 'text';
  return (
    <ListField<string> field={field} error={error} item={item} blank="">
      {({ value, path, name, change, errorAt }) => (
        <div className="admin-cells">
          <Cell
            {...{ path, value }}
            part={{ label, kind, length }}
            of={name}
            onChange={change}
            error={errorAt()}
          />
        </div>
      )}
    </ListField>
  );
}
