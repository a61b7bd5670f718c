import { useWatch } from 'react-hook-form';
import type { FormValues } from '@/lib/resources/resource';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';

/** Shows a read-only field. Its value is set when the row is created and never changes. */
export function FixedField({ field, error }: FieldProps) {
  const value = String(useWatch<FormValues>({ name: field.name }) ?? '');
  const choice = field.kind === 'choice' && field.choices.find((each) => each.value === value);
  return (
    <FieldFrame field={field} error={error}>
      <p>{choice ? choice.label : value}</p>
    </FieldFrame>
  );
}
