import Link from 'next/link';

/** Shows the message that no key can pay for drafts. */
export const NoKey = () => (
  <p className="card mb-4 p-4">
    No key can pay for drafts. Add a key and the price of its model under{' '}
    <Link href="/admin/api-keys" prefetch={false} className="admin-link">
      API keys
    </Link>
    .
  </p>
);
