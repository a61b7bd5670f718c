import { redirect } from 'next/navigation';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { PageSteps } from '@/components/admin/list/page-steps';
import { RowCount } from '@/components/admin/list/row-count';
import { PILOT_PATH, PilotTabs } from '@/components/admin/pilot/pilot-tabs';
import { RunTable } from '@/components/admin/pilot/run-table';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { getJobs, listRunningJobs } from '@/lib/data/admin/jobs';
import { listModelKeys } from '@/lib/data/admin/model-keys';
import { getProposalFigures, listProposalRuns } from '@/lib/data/admin/proposals';
import { pageCount } from '@/lib/lists/pagination';
import { pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Pilot runs' };

const PER_PAGE = 50;
const ABOVE = [{ label: 'Content pilot', path: PILOT_PATH }];

/**
 * Lists the current and earlier runs of the pilot with their progress and cost. A run is a set of proposals that were
 * approved together.
 */
export default async function PilotRunsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db, viewer } = await requireAdmin();
  const page = pageAsked((await searchParams).page);
  const { changedAt } = await listRunningJobs(db);
  const [{ runs, count }, figures, keys] = await Promise.all([
    listProposalRuns(db, { page, size: PER_PAGE }),
    getProposalFigures(db),
    listModelKeys(db),
  ]);
  const last = pageCount(count, PER_PAGE);
  if (page > last) redirect(`${PILOT_PATH}/runs?page=${last}`);
  const [jobs, nameOf] = await Promise.all([
    getJobs(
      db,
      runs.flatMap(({ job_id }) => job_id ?? []),
    ),
    actorNames(db, { actors: runs.map(({ asked_by }) => asked_by), viewerId: viewer.id }),
  ]);
  const labels = new Map(keys.map(({ id, label }) => [id, label]));
  return (
    <>
      <ScreenHead title="Runs" above={ABOVE} />
      <RefreshJobs changedAt={changedAt} />
      <PilotTabs current="runs" figures={figures} />
      <RowCount nouns={{ one: 'run', many: 'runs' }} count={count} isNarrowed={false} />
      {runs.length > 0 ? (
        <RunTable
          {...{ runs, nameOf }}
          jobs={new Map(jobs.map((job) => [job.id, job]))}
          labelOf={(id) => labels.get(id) ?? ''}
        />
      ) : (
        <p className="card p-8 text-center">Nothing has been approved yet.</p>
      )}
      <PageSteps page={page} last={last} to={(next) => `${PILOT_PATH}/runs?page=${next}`} />
    </>
  );
}
