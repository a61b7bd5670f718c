import { Plus } from 'lucide-react';
import Link from 'next/link';
import { RESOURCES } from '@/lib/resources';

/** Shows a link such as 'New retailer' for each entity that has slugs and to which editors can add rows. */
export function QuickActions() {
  const made = RESOURCES.filter(
    ({ isReadOnly, isFixedSet, hasSlug }) => !isReadOnly && !isFixedSet && hasSlug,
  );
  return (
    <>
      {made.map(({ key, one }) => (
        <Link key={key} href={`/admin/${key}/new`} prefetch={false} className="button-quiet gap-1.5">
          <Plus aria-hidden="true" className="size-4" />
          New {one}
        </Link>
      ))}
    </>
  );
}
