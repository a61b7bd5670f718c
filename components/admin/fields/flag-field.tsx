import { useFormContext } from 'react-hook-form';
import type { FormValues } from '@/lib/resources/resource';
import { describedBy, errorId, helpId } from './field-frame';
import type { FieldProps } from './field-props';

/** Shows a switch with its label beside it. */
export function FlagField({ field, error }: FieldProps) {
  const { register } = useFormContext<FormValues>();
  return (
    <div className="admin-field">
      <label className="flex min-h-8 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          role="switch"
          {...register(field.name)}
          aria-describedby={describedBy(field, error)}
          className="admin-switch"
        />
        {field.label}
      </label>
      {field.help && (
        <p id={helpId(field.name)} className="text-sm text-muted">
          {field.help}
        </p>
      )}
      {error && (
        <p id={errorId(field.name)} className="mt-1 text-sm font-semibold text-action">
          {error}
        </p>
      )}
    </div>
  );
}
