import { redirect } from 'next/navigation';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { CollectingNote } from '@/components/admin/links/collecting-note';
import { HealthFigures } from '@/components/admin/links/health-figures';
import { CheckButton } from '@/components/admin/links/link-buttons';
import { LinkRows } from '@/components/admin/links/link-rows';
import { LinkTable } from '@/components/admin/links/link-table';
import { LinkTabs } from '@/components/admin/links/link-tabs';
import { UnlistedNote } from '@/components/admin/links/unlisted-note';
import { filterOptions } from '@/components/admin/list/filter-options';
import { ListPager } from '@/components/admin/list/list-pager';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { NoRows } from '@/components/admin/list/no-rows';
import { RowCount } from '@/components/admin/list/row-count';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getLinkFigures, listLinks, listUnlistedLinks } from '@/lib/data/admin/links';
import { pageCount } from '@/lib/lists/pagination';
import { isNarrowedBy, listSearch, PAGE_SIZES, readListQuery } from '@/lib/resources/list-query';
import type { SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { listedLinks } from '@/lib/services/links/listed-links';
import { refreshLinks } from '@/lib/services/jobs/refresh-links';

export const instant = false;
export const metadata = { title: 'Link manager' };

const PATH = '/admin/link-manager';
/** The note about unlisted links shows at most this many fields. */
const MOST_UNLISTED = 50;

/** Lists the site's outbound links with their uses, clicks and health. A note names fields with unlisted links. */
export default async function LinkManagerPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db, viewer } = await requireAdmin();
  const resource = listedLinks();
  const query = readListQuery(resource, await searchParams);
  const state = await refreshLinks(viewer.id);
  // Read the time of the last job change first, so that polling notices a job that changes while the list loads.
  const { changedAt } = await listRunningJobs(db);
  const [{ links, count }, figures, unlisted] = await Promise.all([
    listLinks(db, { resource, query }),
    getLinkFigures(db),
    listUnlistedLinks(db, { limit: MOST_UNLISTED }),
  ]);
  const last = pageCount(count, query.size);
  if (query.page > last) redirect(`${PATH}${listSearch(resource, query, { page: last })}`);
  const isNarrowed = isNarrowedBy(query);
  const search = listSearch(resource, query, { page: 1 });
  return (
    <>
      <ScreenHead title="Link manager">
        <CheckButton />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <LinkTabs current="links" />
      <CollectingNote state={state} />
      <HealthFigures figures={figures} />
      <UnlistedNote {...unlisted} total={figures.unlisted} />
      <ListToolbar
        path={PATH}
        many="links"
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
      {links.length > 0 ? (
        <LinkRows key={links.map(({ id }) => id).join()}>
          <LinkTable {...{ resource, query, links }} />
        </LinkRows>
      ) : (
        <NoRows many="links" path={PATH} isNarrowed={isNarrowed} />
      )}
      <ListPager {...{ resource, query, count }} />
    </>
  );
}
