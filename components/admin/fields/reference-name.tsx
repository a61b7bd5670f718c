import type { ReferenceChoice } from '@/lib/resources/field';

interface ReferenceNameProps {
  slug: string;
  /** The row with this slug; undefined if the row no longer exists, or has not been loaded yet. */
  choice: ReferenceChoice | undefined;
  /** Whether the query for the names has finished. Until then, a slug without a row is not marked as deleted. */
  isKnown: boolean;
}

/** Shows the name of the row that a slug refers to, and whether visitors see the row. */
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
