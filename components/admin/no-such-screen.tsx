import type { Metadata } from 'next';
import Link from 'next/link';
import { listPathOf, type Resource } from '@/lib/resources/resource';

export const NO_SUCH_SCREEN: Metadata = { title: 'Not found' };

/**
 * What an address below /admin shows that names nothing, or no row of an entity. The screens return it instead of
 * throwing notFound(), which would send a page that only JavaScript fills; its status is told by the middleware.
 */
export function NoSuchScreen({ resource }: { resource?: Resource }) {
  const above = resource
    ? { path: listPathOf(resource), label: `All ${resource.many}` }
    : { path: '/admin', label: 'Back to the overview' };
  return (
    <div className="card max-w-prose p-6">
      <h1>{`There is no such ${resource?.one ?? 'screen'}`}</h1>
      <p className="mt-3">What you looked for may have been deleted or moved.</p>
      <p className="mt-4">
        <Link href={above.path} prefetch={false} className="text-brand underline underline-offset-4">
          {above.label}
        </Link>
      </p>
    </div>
  );
}
