import type { NameActor } from '@/lib/data/admin/actors';
import type { ModelChange } from '@/lib/data/admin/model-keys';
import { formatMoment } from '@/lib/dates/london-time';
import { changeText } from '@/lib/models/change-text';

interface ChangeListProps {
  changes: ModelChange[];
  labelOf: (keyId: string) => string;
  nameOf: NameActor;
}

/** Lists the latest changes to keys and prices, with the names of the people who made them. */
export function ChangeList({ changes, labelOf, nameOf }: ChangeListProps) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h2 id="changes">Latest changes</h2>
      <ul className="mt-3 divide-y divide-rule border-y border-rule">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0 break-words">
              {changeText(change, labelOf(change.row_id))}
              <span className="text-muted"> by {nameOf(change.actor)}</span>
            </span>
            <time dateTime={change.at} className="text-sm text-muted">
              {formatMoment(change.at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
