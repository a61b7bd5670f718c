'use client';

import { RequestReference } from '@/components/site/errors/request-reference';

interface ScreenErrorProps {
  error: Error & { digest?: string };
  retry: () => void;
}

/** The error boundary of a screen; the sidebar around it still works. */
export default function ScreenError({ error, retry }: ScreenErrorProps) {
  return (
    <div role="alert" className="card max-w-prose p-6">
      <h1>This screen couldn’t be loaded</h1>
      <p className="mt-3">The database may be busy or unavailable. Nothing has been changed.</p>
      {error.digest && (
        <p className="mt-2 text-sm whitespace-pre-line text-muted">
          Quote {error.digest} when you report it.
          <RequestReference />
        </p>
      )}
      <p className="mt-4">
        <button type="button" onClick={retry} className="button-brand">
          Try again
        </button>
      </p>
    </div>
  );
}
