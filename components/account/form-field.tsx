export interface Field {
  name: string;
  label: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  hint?: string;
  optional?: boolean;
}

interface FormFieldProps extends Field {
  error: string | undefined;
  value: string | undefined;
}

/** A labelled input with its hint, and with its error beside it. */
export function FormField({ name, label, type, autoComplete, hint, optional, error, value }: FormFieldProps) {
  const id = `field-${name}`;
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
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
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        defaultValue={value}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className="mt-1 block min-h-11 w-full rounded-box border border-control bg-raised px-3 aria-invalid:border-action"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-semibold text-action">
          {error}
        </p>
      )}
    </div>
  );
}
