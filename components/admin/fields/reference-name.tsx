import type { ReferenceChoice } from '@/lib/resources/field';

interface ReferenceNameProps {
  slug: string;
  /** The row that the slug refers to; undefined if it no longer exists, or has not been loaded yet. */
  choice: ReferenceChoice | undefined;
  /** Whether the query for the names has finished. Until then, a row without a name is not marked as deleted. */
  isKnown: boolean;
}

/** The name of the row behind a slug, and whether visitors see it. */
export function ReferenceName({ slug, choice, isKnown }: ReferenceNameProps) {
  return (
    <span className="inline-flex min-h-8 flex-wrap items-center gap-x-2 break-words">
      <span className="font-semibold">{choice?.label ?? slug}</span>
      {choice && <span className="text-sm text-muted">{choice.detail ?? slug}</span>}
      {choice?.isDraft && <span className="badge badge-off">Draft</span>}
      {!choice && isKnown && <span className="badge badge-gold">Deleted</span>}
    </span>
  );
}
