import Link from 'next/link';
import type { Resource } from '@/lib/resources/resource';

/** The link to the form for a new row, unless editors cannot create rows. */
export function NewLink({ resource: { key, one, isReadOnly, isFixedSet } }: { resource: Resource }) {
  if (isReadOnly || isFixedSet) return null;
  return (
    <Link href={`/admin/${key}/new`} prefetch={false} className="button-brand">
      New {one}
    </Link>
  );
}
