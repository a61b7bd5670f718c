import type { ActionState } from '@/lib/forms/form-state';

interface FormMessageProps {
  state: ActionState;
  /** Whether the message is that of a whole page, with its title. A form shows the title in a toast instead. */
  isPage?: boolean;
}

/** The result of a form, announced to screen readers as soon as it appears. */
export function FormMessage({ state: { status, title, message, fieldErrors }, isPage }: FormMessageProps) {
  const isError = status === 'error';
  // Don't repeat an error that is shown beside its field.
  const text = fieldErrors ? undefined : message;
  return (
    <div role={isError ? 'alert' : 'status'}>
      {text && (
        <p
          className={`rounded-box border p-3 ${isError ? 'border-action text-action' : 'border-rule bg-brand-tint'}`}
        >
          {isPage && title && <strong className="block">{title}</strong>}
          {text}
        </p>
      )}
    </div>
  );
}
