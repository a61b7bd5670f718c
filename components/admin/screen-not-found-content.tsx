import Link from 'next/link';

/** What an address below /admin shows that names nothing. */
export function ScreenNotFoundContent() {
  return (
    <div className="card max-w-prose p-6">
      <h1>There is no such screen</h1>
      <p className="mt-3">What you looked for may have been deleted or moved.</p>
      <p className="mt-4">
        <Link href="/admin" prefetch={false} className="text-brand underline underline-offset-4">
          Back to the overview
        </Link>
      </p>
    </div>
  );
}
