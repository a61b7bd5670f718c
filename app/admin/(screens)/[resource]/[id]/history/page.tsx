import type { Metadata } from 'next';
import { RevisionList } from '@/components/admin/history/revision-list';
import { ScreenHead } from '@/components/admin/screen-head';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { findRow, type RowParams } from '@/lib/admin/find-row';
import { listRevisions } from '@/lib/data/admin/revisions';
import { editPathOf, listPathOf } from '@/lib/resources/resource';
import { titleOf } from '@/lib/resources/words';

export const instant = false;
export const metadata: Metadata = { title: 'History' };

const REVISIONS = 50;

export default async function HistoryPage({ params }: { params: Promise<RowParams> }) {
  const { db, viewer } = await requireAdmin();
  const { resource, row, id } = await findRow(db, await params);
  // One more than is shown: the oldest shown is compared with it.
  const revisions = await listRevisions(db, { table: resource.table, id, limit: REVISIONS + 1 });
  return (
    <>
      <ScreenHead
        title="History"
        above={[
          { label: titleOf(resource), path: listPathOf(resource) },
          { label: String(row[resource.nameColumn]), path: editPathOf(resource, id) },
        ]}
      />
      <RevisionList
        {...{ resource, id, revisions }}
        shown={REVISIONS}
        viewerId={viewer.id}
        updatedAt={String(row.updated_at)}
      />
    </>
  );
}
