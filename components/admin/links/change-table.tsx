import type { RowChange } from '@/lib/data/link-replacements';
import { editableOf } from '@/lib/resources';
import { differences } from '@/lib/resources/differences';
import type { Row } from '@/lib/resources/resource';
import { PlaceLink } from './link-table';
import { shortened } from './shortened';

export interface ShownChange extends RowChange {
  /** The state of the change in words, or the reason why the change is not possible. */
  state?: string | null;
}

/** Lists the changes of a search and replace, with each field before and after the change side by side. */
export function ChangeTable({ changes }: { changes: ShownChange[] }) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of changes">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Row and field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {changes.flatMap((change) =>
            fieldsOfChange(change).map(({ name, label, before, after }) => (
              <tr key={`${change.resource} ${change.id} ${name}`}>
                <th scope="row" className="min-w-48">
                  <PlaceLink {...change} label={label} />
                  {change.state && <span className="block text-sm font-normal">{change.state}</span>}
                </th>
                <td className="w-2/5 min-w-56 align-top">
                  <del className="wrap-anywhere no-underline">{before}</del>
                </td>
                <td className="w-2/5 min-w-56 align-top">
                  <ins className="wrap-anywhere no-underline">{after}</ins>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </div>
  );
}

function fieldsOfChange({ resource: key, before, after }: RowChange) {
  const resource = editableOf(key);
  if (!resource) return [];
  return differences(resource, before as Row, after as Row)
    .filter(({ name }) => name in after)
    .map((difference) => ({ ...difference, ...shortened(difference.before, difference.after) }));
}
