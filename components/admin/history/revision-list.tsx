import type { NameActor } from '@/lib/data/admin/actors';
import type { Revision } from '@/lib/data/admin/revisions';
import { formatLongMoment } from '@/lib/dates/london-time';
import { differences } from '@/lib/resources/differences';
import { editPathOf, type Resource } from '@/lib/resources/resource';
import { DifferenceTable } from './difference-table';
import { RestoreButton } from './restore-button';

interface RevisionListProps {
  resource: Resource;
  id: string;
  /**
   * The changes, newest first. If the row has more than `shown` changes, the list has one change more than is shown, so
   * that the oldest shown change can be compared with it.
   */
  revisions: Revision[];
  shown: number;
  nameOf: NameActor;
  isDeleted: boolean;
}

/** Lists the changes of a row with their differences. All versions except the current one have a restore button. */
export function RevisionList({ resource, id, revisions, shown, nameOf, isDeleted }: RevisionListProps) {
  return (
    <ol className="space-y-6">
      {revisions.slice(0, shown).map((revision, index) => {
        const before = revisions[index + 1]?.snapshot ?? null;
        return (
          <li key={revision.number} className="card p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-base break-words">
                Version {revision.number}, <time dateTime={revision.at}>{formatLongMoment(revision.at)}</time>
                , by {nameOf(revision.actor)}
              </h2>
              {index === 0 && !isDeleted ? (
                <span className="badge badge-on">Current</span>
              ) : (
                <RestoreButton
                  id={id}
                  resource={resource.key}
                  number={revision.number}
                  editPath={editPathOf(resource, id)}
                />
              )}
            </div>
            <DifferenceTable
              caption={before ? `Changed in version ${revision.number}` : 'As it was first recorded'}
              differences={differences(resource, before, revision.snapshot)}
            />
          </li>
        );
      })}
    </ol>
  );
}
