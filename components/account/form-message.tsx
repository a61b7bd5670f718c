import type { ActionState } from '@/lib/actions/action-state';

/** What became of a form; said aloud as soon as it is there. */
export function FormMessage({ state: { status, message, fieldErrors } }: { state: ActionState }) {
  const isError = status === 'error';
  // An error that stands beside its field is not said twice.
  const text = fieldErrors ? undefined : message;
  return (
    <div role={isError ? 'alert' : 'status'}>
      {text && (
        <p
          className={`rounded-box border p-3 ${isError ? 'border-action text-action' : 'border-rule bg-brand-tint'}`}
        >
          {text}
        </p>
      )}
    </div>
  );
}
