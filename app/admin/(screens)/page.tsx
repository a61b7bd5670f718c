import { EntityCounts } from '@/components/admin/overview/entity-counts';
import { Gaps } from '@/components/admin/overview/gaps';
import { LastEdits } from '@/components/admin/overview/last-edits';
import { LinkHealth } from '@/components/admin/overview/link-health';
import { NotReady } from '@/components/admin/overview/not-ready';
import { PageHealth } from '@/components/admin/overview/page-health';
import { QualityHealth } from '@/components/admin/overview/quality-health';
import { QuickActions } from '@/components/admin/overview/quick-actions';
import { Visits } from '@/components/admin/overview/visits';
import { readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { getLinkFigures, type LinkFigures } from '@/lib/data/admin/links';
import { getPageFigures } from '@/lib/data/admin/pages';
import { getQualityFigures } from '@/lib/data/admin/quality';
import { type Counted, listEntityCounts, listGaps, listLastEdits } from '@/lib/data/admin/overview';
import { BROKEN_LINKS_PATH } from '@/lib/links/health';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readTotals } from '@/lib/services/analytics/read-analytics';
import { listDueChecks } from '@/lib/services/content-settings/due-checks';
import { listInboxDrafts } from '@/lib/services/pilot/inbox-drafts';
import { listUnready } from '@/lib/services/readiness/list-unready';

export const instant = false;
export const metadata = { title: 'Overview' };

const EDITS = 15;

const brokenLinks = ({ broken }: LinkFigures): Counted[] =>
  broken > 0 ? [{ label: 'Broken links', count: broken, path: BROKEN_LINKS_PATH }] : [];

export default async function AdminPage() {
  const { db, viewer } = await requireAdmin();
  const counts = await listEntityCounts(db);
  const now = new Date().toISOString();
  const lastWeek = readAnalyticsQuery({}, now);
  const [gaps, due, drafts, edits, unready, visits, links, pages, quality] = await Promise.all([
    listGaps(db, counts),
    listDueChecks(db, Date.parse(now)),
    listInboxDrafts(db),
    listLastEdits(db, { viewerId: viewer.id, limit: EDITS }),
    listUnready(db),
    readTotals(db, lastWeek),
    getLinkFigures(db),
    getPageFigures(db),
    getQualityFigures(db),
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
      <Visits query={lastWeek} now={now} {...visits} />
      <div className="grid gap-x-4 md:grid-cols-2 xl:grid-cols-3">
        <LinkHealth figures={links} />
        <PageHealth figures={pages} />
        <QualityHealth figures={quality} />
      </div>
      <EntityCounts counts={counts} />
      <div className="mt-8 grid gap-x-10 gap-y-8 xl:grid-cols-2">
        <Gaps gaps={[...drafts, ...brokenLinks(links), ...gaps, ...due]} />
        <LastEdits edits={edits} />
      </div>
    </>
  );
}
