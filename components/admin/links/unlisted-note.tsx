import type { listUnlistedLinks } from '@/lib/data/admin/links';
import { counted } from '@/lib/resources/entity-texts';
import type { UnlistedReason } from '@/lib/resources/row-links';
import { PlaceLink } from './link-table';

const LINKS = { one: 'link', many: 'links' };

const REASONS: Record<UnlistedReason, string> = {
  'too-long': 'longer than 2,048 characters',
  'too-complex': 'in a text that is too complex, so pages show it without links',
};

interface UnlistedNoteProps {
  /** The number of links that cannot be listed. */
  total: number;
  /** The fields with links that cannot be listed. If there are many, only the first few; `count` includes the rest. */
  places: Awaited<ReturnType<typeof listUnlistedLinks>>['places'];
  /** The number of all fields with links that cannot be listed. */
  count: number;
}

/** Says how many links the list does not contain, where they are and why. Renders nothing if the list is complete. */
export function UnlistedNote({ total, places, count }: UnlistedNoteProps) {
  if (total === 0) return null;
  return (
    <details className="card mb-4 p-4">
      <summary className="cursor-pointer">{counted(LINKS, total)} not listed, so never checked</summary>
      <ul className="mt-2 grid gap-1">
        {places.map(({ id, resource, row_id, row_name, label, reason, count: links }) => (
          <li key={id}>
            <PlaceLink {...{ resource, label }} id={row_id} name={row_name} />: {counted(LINKS, links)}{' '}
            {REASONS[reason as UnlistedReason]}
          </li>
        ))}
      </ul>
      {count > places.length && (
        <p className="mt-2">And {(count - places.length).toLocaleString('en-GB')} more fields.</p>
      )}
    </details>
  );
}
