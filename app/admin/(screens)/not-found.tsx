import Link from 'next/link';

/** An address below /admin that names nothing. */
export default function ScreenNotFound() {
  return (
    <div className="card max-w-prose p-6">
      <title>Not found | Admin</title>
      <h1>There is no such screen</h1>
      <p className="mt-3">What you looked for may have been deleted or moved.</p>
      <p className="mt-4">
        <Link href="/admin" className="admin-link">
          Back to the overview
        </Link>
      </p>
    </div>
  );
}
