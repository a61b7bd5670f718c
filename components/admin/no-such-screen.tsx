import type { Metadata } from 'next';
import Link from 'next/link';
import { listPathOf, type Resource } from '@/lib/resources/resource';

export const NO_SUCH_SCREEN: Metadata = { title: 'Not found' };

interface NoSuchScreenProps {
  resource?: Resource;
  /** The path of the row's history, if the row has been deleted. */
  historyPath?: string;
}

/**
 * Shows the page for an admin path that has no screen or row. The middleware sets the 404 status. Screens return this
 * page instead of throwing notFound(), because a bare notFound() sends an empty shell that JavaScript must fill.
 */
export function NoSuchScreen({ resource, historyPath }: NoSuchScreenProps) {
  const above = resource
    ? { path: listPathOf(resource), label: `All ${resource.many}` }
    : { path: '/admin', label: 'Back to the overview' };
  return (
    <div className="card max-w-prose p-6">
      <h1>{`We can’t find that ${resource?.one ?? 'screen'}`}</h1>
      {historyPath ? (
        <p className="mt-3">
          It was deleted.{' '}
          <Link href={historyPath} prefetch={false} className="text-brand underline underline-offset-4">
            View its history
          </Link>{' '}
          to bring it back.
        </p>
      ) : (
        <p className="mt-3">It may have been deleted or moved.</p>
      )}
      <p className="mt-4">
        <Link href={above.path} prefetch={false} className="text-brand underline underline-offset-4">
          {above.label}
        </Link>
      </p>
    </div>
  );
}
