import { Link } from '@/components/site/link';

/** The content of the 404 page. */
export function NotFoundContent() {
  return (
    <div className="mx-auto max-w-prose py-20 text-center">
      <p className="font-display text-6xl font-bold text-brand" aria-hidden="true">
        404
      </p>
      <h1 className="mt-4">Oops! Page not found</h1>
      <p className="mt-3 text-muted">The page may have moved, or it may have been removed.</p>
      <p className="mt-6">
        <Link href="/" className="button-brand">
          Return to Home
        </Link>
      </p>
    </div>
  );
}
