import Link from 'next/link';
import { redirect } from 'next/navigation';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { filterOptions } from '@/components/admin/list/filter-options';
import { CrawlButton } from '@/components/admin/pages/page-buttons';
import { PageRows } from '@/components/admin/pages/page-rows';
import { PageTable } from '@/components/admin/pages/page-table';
import { PageTabs } from '@/components/admin/pages/page-tabs';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { listPages } from '@/lib/data/admin/pages';
import { pageCount } from '@/lib/lists/pagination';
import { pagesList as resource } from '@/lib/resources/definitions/pages';
import { counted } from '@/lib/resources/entity-texts';
import { listSearch, PAGE_SIZES, readListQuery } from '@/lib/resources/list-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Page status' };

const PATH = '/admin/page-status';

/** Shows every public page of the site, as the last crawl found it. */
export default async function PageStatusPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const query = readListQuery(resource, await searchParams);
  // Read the time of the last change before the list, so that polling notices a change made in between.
  const { changedAt } = await listRunningJobs(db);
  const { pages, count } = await listPages(db, query);
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`${PATH}${listSearch(resource, query, { page: last })}`);
  const isNarrowed = query.q !== '' || Object.keys(query.filters).length > 0;
  const search = listSearch(resource, query, { page: 1 });
  return (
    <>
      <ScreenHead title="Page status">
        <CrawlButton />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <PageTabs current="pages" />
      <ListToolbar
        path={PATH}
        many="pages"
        search={search}
        filters={resource.filters.map((filter) => ({ ...filter, options: filterOptions(filter) }))}
        sizes={[...PAGE_SIZES]}
        kept={{ sort: new URLSearchParams(search).get('sort') ?? undefined }}
      />
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <p role="status" data-row-count="" tabIndex={-1} className="text-muted">
          {counted(resource, count)}
          {isNarrowed && ' found'}
        </p>
        <a href={`${PATH}/export${search}`} className="admin-link">
          Export all as CSV
        </a>
      </div>
      {pages.length > 0 ? (
        <PageRows key={pages.map(({ id }) => id).join()}>
          <PageTable {...{ query, pages }} />
        </PageRows>
      ) : (
        <NoPages isNarrowed={isNarrowed} />
      )}
      <ListPager {...{ resource, query, count }} />
    </>
  );
}

function NoPages({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="card p-8 text-center">
      <p>
        {isNarrowed
          ? 'No pages match.'
          : 'No page has been crawled yet. A crawl runs every night, and ‘Crawl now’ starts one.'}
      </p>
      {isNarrowed && (
        <p className="mt-3">
          <Link href={PATH} prefetch={false} className="admin-link">
            Show all
          </Link>
        </p>
      )}
    </div>
  );
}
