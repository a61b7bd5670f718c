export interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text' | 'textarea';
  autoComplete: string;
  hint?: string;
  optional?: boolean;
}

export const PRESENT_PASSWORD: Field = {
  name: 'current',
  label: 'Current password',
  type: 'password',
  autoComplete: 'current-password',
};

interface FormFieldProps extends Field {
  error: string | undefined;
  value: string | undefined;
}

/** Shows a labelled input with its hint and its error. */
export function FormField({ name, label, type, autoComplete, hint, optional, error, value }: FormFieldProps) {
  const id = `field-${name}`;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = {
    id,
    name,
    autoComplete,
    defaultValue: value,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
    className:
      'mt-1 block min-h-11 w-full rounded-box border border-control bg-raised px-3 aria-invalid:border-error',
  };
  return (
    <div>
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {type === 'textarea' ? <textarea {...control} rows={8} /> : <input {...control} type={type} />}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-error">
          {error}
        </p>
      )}
    </div>
  );
}
