import { redirect } from 'next/navigation';
import { JobTable } from '@/components/admin/jobs/job-table';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ScheduleTable } from '@/components/admin/jobs/schedule-table';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListTabs } from '@/components/admin/list/list-tabs';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { NoRows } from '@/components/admin/list/no-rows';
import { RowCount } from '@/components/admin/list/row-count';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import { listJobs, listRunningJobs } from '@/lib/data/admin/jobs';
import { listSchedules } from '@/lib/data/schedules';
import { pageCount } from '@/lib/lists/pagination';
import { jobsList } from '@/lib/resources/definitions/jobs';
import { isNarrowedBy, listSearch, PAGE_SIZES, readListQuery } from '@/lib/resources/list-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { JOB_KINDS } from '@/lib/services/jobs/kinds';
import { isWorkerMissing } from '@/lib/services/jobs/worker-missing';

export const instant = false;
export const metadata = { title: 'Jobs' };

interface JobsPageProps {
  searchParams: Promise<SearchParams>;
}

export default async function JobsPage({ searchParams }: JobsPageProps) {
  const { db, viewer } = await requireAdmin();
  const kinds = JOB_KINDS.map(({ kind, label }) => ({ value: kind, label }));
  const resource = jobsList(kinds);
  const query = readListQuery(resource, await searchParams);
  // Read the time of the last job change first, so that polling notices a job that changes while the list loads.
  const { changedAt } = await listRunningJobs(db);
  const [{ jobs, count }, schedules] = await Promise.all([
    listJobs(db, { resource, query }),
    listSchedules(db),
  ]);
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`/admin/jobs${listSearch(resource, query, { page: last })}`);
  const nameOf = await actorNames(db, { actors: jobs.map((job) => job.asked_by), viewerId: viewer.id });
  const isNarrowed = isNarrowedBy(query);
  const search = listSearch(resource, query, { page: 1 });
  const sort = new URLSearchParams(search).get('sort') ?? undefined;
  return (
    <>
      <ScreenHead title="Jobs" />
      <RefreshJobs changedAt={changedAt} />
      {isWorkerMissing(schedules) && (
        <p role="alert" className="card mb-4 p-4">
          No worker is running, so jobs wait and scheduled texts appear late. Start one with{' '}
          <code>npm run worker</code>.
        </p>
      )}
      <ListTabs {...{ resource, query }} tabs="state" />
      <ListToolbar
        path="/admin/jobs"
        many="jobs"
        search={search}
        filters={[{ name: 'kind', label: 'Job', options: kinds }]}
        sizes={[...PAGE_SIZES]}
        kept={{ sort, state: query.filters.state }}
      />
      <RowCount nouns={resource} {...{ count, isNarrowed }} />
      {jobs.length > 0 ? (
        <JobTable {...{ resource, query, jobs, nameOf }} />
      ) : (
        <NoRows many="jobs" path="/admin/jobs" isNarrowed={isNarrowed} />
      )}
      <ListPager {...{ resource, query, count }} />
      <ScheduleTable schedules={schedules} />
    </>
  );
}
