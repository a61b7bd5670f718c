import { useId, type ComponentProps } from 'react';

interface DialogInputProps extends ComponentProps<'input'> {
  label: string;
  help?: string;
  error?: string;
}

/** Shows a labelled text input in a dialog, with its help text and its error. */
export function DialogInput({ label, help, error, ...input }: DialogInputProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="admin-label">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        className="admin-input"
      />
      {help && (
        <p id={`${id}-help`} className="text-sm text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-action">
          {error}
        </p>
      )}
    </div>
  );
}
