import { redirect } from 'next/navigation';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { filterOptions } from '@/components/admin/list/filter-options';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { NoRows } from '@/components/admin/list/no-rows';
import { RowCount } from '@/components/admin/list/row-count';
import { CheckList } from '@/components/admin/quality/check-list';
import { ScanButton } from '@/components/admin/quality/quality-buttons';
import { QualityFigures } from '@/components/admin/quality/quality-figures';
import { QualityRows } from '@/components/admin/quality/quality-rows';
import { QualityTable, titleOfEntity } from '@/components/admin/quality/quality-table';
import { ScoreTrend } from '@/components/admin/quality/score-trend';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getQualityFigures, getQualityTrend, listQualityRows } from '@/lib/data/admin/quality';
import { pageCount } from '@/lib/lists/pagination';
import { qualityPagesList as resource } from '@/lib/admin/quality-list';
import { isNarrowedBy, listSearch, PAGE_SIZES, readListQuery } from '@/lib/resources/list-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Content quality' };

const PATH = '/admin/content-quality';
const TREND_DAYS = 90;

/** Shows the score of every published page, and the checks that it fails. */
export default async function ContentQualityPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const query = readListQuery(resource, await searchParams);
  const { entity } = query.filters;
  // Read the time of the last job change first, so that polling notices a job that changes while the list loads.
  const { changedAt } = await listRunningJobs(db);
  const [{ pages, count }, figures, days] = await Promise.all([
    listQualityRows(db, query),
    getQualityFigures(db),
    getQualityTrend(db, { days: TREND_DAYS, entity }),
  ]);
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`${PATH}${listSearch(resource, query, { page: last })}`);
  const isNarrowed = isNarrowedBy(query);
  const search = listSearch(resource, query, { page: 1 });
  return (
    <>
      <ScreenHead title="Content quality">
        <ScanButton />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <QualityFigures figures={figures} />
      <ScoreTrend days={days} of={entity ? titleOfEntity(entity).toLowerCase() : 'all pages'} />
      <CheckList counts={figures.checks} />
      <ListToolbar
        path={PATH}
        many="pages"
        search={search}
        filters={resource.filters.map((filter) => ({ ...filter, options: filterOptions(filter) }))}
        sizes={[...PAGE_SIZES]}
        kept={{ sort: new URLSearchParams(search).get('sort') ?? undefined }}
      />
      <RowCount nouns={resource} {...{ count, isNarrowed }}>
        <a href={`${PATH}/export${search}`} className="admin-link">
          Export all as CSV
        </a>
      </RowCount>
      {pages.length > 0 ? (
        <QualityRows key={pages.map(({ id }) => id).join()}>
          <QualityTable {...{ query, pages }} />
        </QualityRows>
      ) : (
        <NoRows
          many="pages"
          path={PATH}
          isNarrowed={isNarrowed}
          text="No page has been checked yet. All pages are checked every night. To check now, press ‘Check all pages’."
        />
      )}
      <ListPager {...{ resource, query, count }} />
    </>
  );
}
