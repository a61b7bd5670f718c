import Link from 'next/link';
import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { PageSteps } from '@/components/admin/list/page-steps';
import { FaultList } from '@/components/admin/pages/fault-list';
import { CrawlButton, PublishButton } from '@/components/admin/pages/page-buttons';
import { PageFacts } from '@/components/admin/pages/page-facts';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getPages, listInlinks } from '@/lib/data/admin/pages';
import { pageCount } from '@/lib/lists/pagination';
import { resourceOf } from '@/lib/resources';
import { editPathOf } from '@/lib/resources/resource';
import { one, pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Page' };

const INLINKS_PER_PAGE = 100;
const ABOVE = [{ label: 'Page status', path: '/admin/page-status' }];

/** Shows one page: its faults with advice, the facts that the crawl found, and the pages that link to it. */
export default async function PagePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const params = await searchParams;
  const id = z.uuid().safeParse(one(params.id)).data;
  const { changedAt } = await listRunningJobs(db);
  const [page] = id ? await getPages(db, [id]) : [];
  if (!page) {
    return (
      <>
        <ScreenHead title="Page" above={ABOVE} />
        <p className="card p-8 text-center">The site no longer has this page, and nothing links to it.</p>
      </>
    );
  }
  const last = pageCount(page.inlinks, INLINKS_PER_PAGE);
  const current = Math.min(pageAsked(params.page), last);
  const inlinks = await listInlinks(db, page.path, { page: current, size: INLINKS_PER_PAGE });
  const resource = resourceOf(page.type);
  const flagColumn: string | undefined = resource?.flag?.column;
  const editPath = resource && page.row_id ? editPathOf(resource, page.row_id) : null;
  return (
    <>
      <ScreenHead title={page.path} above={ABOVE}>
        {editPath && (
          <Link href={editPath} prefetch={false} className="button-quiet">
            Edit
          </Link>
        )}
        {editPath && flagColumn === 'is_published' && (
          <PublishButton id={page.id} isOn={!page.is_published} />
        )}
        <CrawlButton id={page.id} />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <FaultList page={page} editPath={editPath} />
      <PageFacts page={page} />
      <h2>Pages that link here</h2>
      {inlinks.length === 0 ? (
        <p className="mt-2">No crawled page links here.</p>
      ) : (
        <ul className="mt-2 list-disc gap-x-8 pl-6 sm:columns-2 xl:columns-3">
          {inlinks.map((path) => (
            <li key={path}>
              <a href={path} className="admin-link wrap-anywhere">
                {path}
              </a>
            </li>
          ))}
        </ul>
      )}
      <PageSteps
        page={current}
        last={last}
        to={(next) => `/admin/page-status/page?id=${page.id}&page=${next}`}
      />
    </>
  );
}
