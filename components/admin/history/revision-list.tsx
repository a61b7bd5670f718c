import type { Revision } from '@/lib/data/admin/revisions';
import { differences } from '@/lib/resources/differences';
import type { Resource } from '@/lib/resources/resource';
import { DifferenceTable } from './difference-table';
import { RestoreButton } from './restore-button';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

interface RevisionListProps {
  resource: Resource;
  id: string;
  /** Newest first; one more than `shown` where there are more. */
  revisions: Revision[];
  shown: number;
  viewerId: string;
  /** The row's own, so that a restore overwrites nothing that nobody has seen. */
  updatedAt: string;
}

/** Every change of a row with what it changed, and the way back to each. */
export function RevisionList({ resource, id, revisions, shown, viewerId, updatedAt }: RevisionListProps) {
  return (
    <ol className="space-y-6">
      {revisions.slice(0, shown).map((revision, index) => {
        const before = revisions[index + 1]?.snapshot ?? null;
        return (
          <li key={revision.number} className="card p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 className="text-base">
                Version {revision.number},{' '}
                <time dateTime={revision.at}>{MOMENT.format(new Date(revision.at))}</time>,{' '}
                {whoDid(revision.actor, viewerId)}
              </h2>
              {index === 0 ? (
                <span className="badge badge-on">Current</span>
              ) : (
                <RestoreButton {...{ id, updatedAt }} resource={resource.key} number={revision.number} />
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

function whoDid(actor: string | null, viewerId: string): string {
  if (!actor) return 'by the system';
  return actor === viewerId ? 'by you' : 'by another editor';
}
