import { RevisionList } from '@/components/admin/history/revision-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRevisions } from '@/lib/data/admin/revisions';
import { getSettings } from '@/lib/data/admin/settings';
import type { Viewer } from '@/lib/data/viewer';
import { editPathOf, type Resource } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/words';
import type { Db } from '@/lib/supabase/public';

const REVISIONS = 50;

/** The history of settings; an empty cell is the built-in default. */
export async function SettingsHistory(props: { resource: Resource; db: Db; viewer: Viewer }) {
  const { resource, db, viewer } = props;
  const row = await getSettings(db, resource);
  const id = String(row.id);
  // One more than is shown: the oldest shown is compared with it.
  const revisions = await listRevisions(db, { table: resource.table, id, limit: REVISIONS + 1 });
  return (
    <>
      <ScreenHead title="History" above={[{ label: titleOf(resource), path: editPathOf(resource, id) }]} />
      {revisions.length === 0 && <p>Nobody has changed these settings yet.</p>}
      <RevisionList
        {...{ resource, id, revisions }}
        shown={REVISIONS}
        viewerId={viewer.id}
        updatedAt={String(row.updated_at)}
      />
    </>
  );
}
