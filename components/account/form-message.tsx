import type { ActionState } from '@/lib/actions/action-state';

interface FormMessageProps {
  state: ActionState;
  /** It is the page's own and comes with its title; a form says its title in a toast. */
  isPage?: boolean;
}

/** What became of a form; said aloud as soon as it is there. */
export function FormMessage({ state: { status, title, message, fieldErrors }, isPage }: FormMessageProps) {
  const isError = status === 'error';
  // An error that stands beside its field is not said twice.
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
