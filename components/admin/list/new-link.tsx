import Link from 'next/link';
import type { Resource } from '@/lib/resources/resource';

/** The way to the form of a new row, where rows are made by hand. */
export function NewLink({ resource: { key, one, isReadOnly, isFixedSet } }: { resource: Resource }) {
  if (isReadOnly || isFixedSet) return null;
  return (
    <Link href={`/admin/${key}/new`} prefetch={false} className="button-brand">
      New {one}
    </Link>
  );
}
