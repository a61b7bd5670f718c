import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import type { Deletion } from '@/lib/data/admin/deletions';
import { listRevisions } from '@/lib/data/admin/revisions';
import type { Viewer } from '@/lib/data/viewer';
import { formatLongMoment } from '@/lib/dates/london-time';
import type { Resource } from '@/lib/resources/resource';
import { thisOne } from '@/lib/resources/entity-texts';
import type { Db } from '@/lib/supabase/public';
import { withCapital } from '@/lib/text/initial';
import { RevisionList } from './revision-list';

const REVISIONS = 50;

interface HistoryScreenProps {
  resource: Resource;
  id: string;
  /** The deletion of the row; left out if the row still exists. */
  deletion?: Deletion;
  /** The screens above this screen in the breadcrumbs. */
  above: { label: string; path: string }[];
  db: Db;
  viewer: Viewer;
}

/** Shows the newest changes of an existing or deleted row. Settings that were never edited have no changes. */
export async function HistoryScreen({ resource, id, deletion, above, db, viewer }: HistoryScreenProps) {
  // Read one more change than the screen shows, because the oldest shown change is compared with the change before it.
  const revisions = await listRevisions(db, { table: resource.table, id, limit: REVISIONS + 1 });
  const actors = [...revisions.map(({ actor }) => actor), ...(deletion ? [deletion.actor] : [])];
  const nameOf = await actorNames(db, { actors, viewerId: viewer.id });
  return (
    <>
      <ScreenHead title="History" above={above} />
      {deletion && (
        <p className="mb-4 font-semibold">
          {`${withCapital(nameOf(deletion.actor))} deleted ${thisOne(resource)} on `}
          <time dateTime={deletion.at}>{formatLongMoment(deletion.at)}</time>. You can restore any version at
          its old path.
        </p>
      )}
      {revisions.length === 0 && <p>There are no changes yet.</p>}
      <RevisionList
        {...{ resource, id, revisions, nameOf }}
        shown={REVISIONS}
        isDeleted={Boolean(deletion)}
      />
    </>
  );
}
