import { ScreenHead } from '@/components/admin/screen-head';
import { listRevisions } from '@/lib/data/admin/revisions';
import type { Viewer } from '@/lib/data/viewer';
import type { Resource } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { RevisionList } from './revision-list';

const REVISIONS = 50;

interface HistoryScreenProps {
  resource: Resource;
  /** The row as it is now. */
  row: Record<string, unknown>;
  /** The screens that lead here. */
  above: { label: string; path: string }[];
  db: Db;
  viewer: Viewer;
}

/** The newest changes of a row. Settings that nobody has changed have none. */
export async function HistoryScreen({ resource, row, above, db, viewer }: HistoryScreenProps) {
  const id = String(row.id);
  // One more than is shown: the oldest shown is compared with it.
  const revisions = await listRevisions(db, { table: resource.table, id, limit: REVISIONS + 1 });
  return (
    <>
      <ScreenHead title="History" above={above} />
      {revisions.length === 0 && <p>Nobody has changed this yet.</p>}
      <RevisionList
        {...{ resource, id, revisions }}
        shown={REVISIONS}
        viewerId={viewer.id}
        updatedAt={String(row.updated_at)}
      />
    </>
  );
}
