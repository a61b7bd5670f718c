import Link from 'next/link';
import type { Resource } from '@/lib/resources/resource';

/** Shows the link to the new-row form of an entity. Renders nothing if editors cannot create rows of this entity. */
export function NewLink({ resource: { key, one, isReadOnly, isFixedSet } }: { resource: Resource }) {
  if (isReadOnly || isFixedSet) return null;
  return (
    <Link href={`/admin/${key}/new`} prefetch={false} className="button-brand">
      New {one}
    </Link>
  );
}
