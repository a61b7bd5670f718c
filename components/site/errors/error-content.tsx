import { RequestReference } from './request-reference';

/** Shows the full-page error screen (docs/product.md#error-screen). */
export function ErrorContent({ error }: { error: Error & { digest?: string } }) {
  return (
    <div className="mx-auto max-w-prose px-4 py-20 text-center">
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p className="mt-3 text-muted">We encountered an unexpected error. Please try refreshing the page.</p>
      <details className="mt-6 rounded-box border border-rule bg-raised p-4 text-left">
        <summary className="font-semibold">Error details</summary>
        <pre className="mt-3 overflow-x-auto text-sm whitespace-pre-wrap">
          {error.message}
          {error.digest && `\nReference: ${error.digest}`}
          <RequestReference />
        </pre>
      </details>
      <button type="button" onClick={() => window.location.reload()} className="button-brand mt-6">
        Reload Page
      </button>
    </div>
  );
}
