import { EntityCounts } from '@/components/admin/entity-counts';
import { Gaps } from '@/components/admin/gaps';
import { LastEdits } from '@/components/admin/last-edits';
import { requireAdmin } from '@/lib/accounts/require-admin';
import { listEntityCounts, listGaps, listLastEdits } from '@/lib/data/admin/overview';

export const instant = false;
export const metadata = { title: 'Overview' };

const EDITS = 15;

export default async function AdminPage() {
  const { db, viewer } = await requireAdmin();
  const [counts, gaps, edits] = await Promise.all([
    listEntityCounts(db),
    listGaps(db),
    listLastEdits(db, { viewerId: viewer.id, limit: EDITS }),
  ]);
  return (
    <>
      <h1>Overview</h1>
      <EntityCounts counts={counts} />
      <Gaps gaps={gaps} />
      <LastEdits edits={edits} />
    </>
  );
}
