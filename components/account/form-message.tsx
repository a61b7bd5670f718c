import type { ActionState } from '@/lib/forms/form-state';

interface FormMessageProps {
  state: ActionState;
  /**
   * Whether the message belongs to a whole page and not to a form. A page shows the title above the message; a form
   * shows the title in a toast.
   */
  isPage?: boolean;
}

/** Shows the result of a form. Screen readers announce it as soon as it appears. */
export function FormMessage({ state: { status, title, message, fieldErrors }, isPage }: FormMessageProps) {
  const isError = status === 'error';
  // Don't repeat an error that is shown beside its field.
  const text = fieldErrors ? undefined : message;
  return (
    <div role={isError ? 'alert' : 'status'}>
      {text && (
        <p
          className={`rounded-box border p-3 ${isError ? 'border-error text-error' : 'border-rule bg-brand-tint'}`}
        >
          {isPage && title && <strong className="block">{title}</strong>}
          {text}
        </p>
      )}
    </div>
  );
}
