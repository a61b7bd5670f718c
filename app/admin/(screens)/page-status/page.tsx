import { redirect } from 'next/navigation';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { NoRows } from '@/components/admin/list/no-rows';
import { RowCount } from '@/components/admin/list/row-count';
import { filterOptions } from '@/components/admin/list/filter-options';
import { FaultFigures } from '@/components/admin/pages/fault-figures';
import { CrawlButton } from '@/components/admin/pages/page-buttons';
import { PageRows } from '@/components/admin/pages/page-rows';
import { PageTable } from '@/components/admin/pages/page-table';
import { PageTabs } from '@/components/admin/pages/page-tabs';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getPageFigures, listPages } from '@/lib/data/admin/pages';
import { pageCount } from '@/lib/lists/pagination';
import { pagesList as resource } from '@/lib/resources/definitions/pages';
import { isNarrowedBy, listSearch, PAGE_SIZES, readListQuery } from '@/lib/resources/list-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Page status' };

const PATH = '/admin/page-status';

/**
 * Lists the paths of the site with the results of the last crawl: published and unpublished pages, redirects, and other
 * paths to which pages link.
 */
export default async function PageStatusPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const query = readListQuery(resource, await searchParams);
  // Read the time of the last job change first, so that polling notices a job that changes while the list loads.
  const { changedAt } = await listRunningJobs(db);
  const [{ pages, count }, figures] = await Promise.all([listPages(db, query), getPageFigures(db)]);
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`${PATH}${listSearch(resource, query, { page: last })}`);
  const isNarrowed = isNarrowedBy(query);
  const search = listSearch(resource, query, { page: 1 });
  return (
    <>
      <ScreenHead title="Page status">
        <CrawlButton />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <PageTabs current="pages" />
      <FaultFigures figures={figures} />
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
        <PageRows key={pages.map(({ id }) => id).join()}>
          <PageTable {...{ query, pages }} />
        </PageRows>
      ) : (
        <NoRows
          many="pages"
          path={PATH}
          isNarrowed={isNarrowed}
          text="No page has been crawled yet. A crawl runs every night, and ‘Crawl now’ starts one."
        />
      )}
      <ListPager {...{ resource, query, count }} />
    </>
  );
}
