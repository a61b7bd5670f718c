import { EntityCounts } from '@/components/admin/overview/entity-counts';
import { Gaps } from '@/components/admin/overview/gaps';
import { LastEdits } from '@/components/admin/overview/last-edits';
import { NotReady } from '@/components/admin/overview/not-ready';
import { QuickActions } from '@/components/admin/overview/quick-actions';
import { listEntityCounts, listGaps, listLastEdits } from '@/lib/data/admin/overview';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { listUnready } from '@/lib/services/readiness/list-unready';

export const instant = false;
export const metadata = { title: 'Overview' };

const EDITS = 15;

export default async function AdminPage() {
  const { db, viewer } = await requireAdmin();
  const counts = await listEntityCounts(db);
  const [gaps, edits, unready] = await Promise.all([
    listGaps(db, counts),
    listLastEdits(db, { viewerId: viewer.id, limit: EDITS }),
    listUnready(db),
  ]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1>Overview</h1>
        <div className="flex flex-wrap gap-2">
          <QuickActions />
        </div>
      </div>
      <NotReady items={unready} />
      <EntityCounts counts={counts} />
      <div className="mt-8 grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <Gaps gaps={gaps} />
        <LastEdits edits={edits} />
      </div>
    </>
  );
}
