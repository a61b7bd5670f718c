import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { CheckButton } from '@/components/admin/links/link-buttons';
import { ChecksTable, LinkFacts, UsesTable } from '@/components/admin/links/link-details';
import { PageSteps } from '@/components/admin/list/page-steps';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getLinks, listChecks, listPlaces } from '@/lib/data/admin/links';
import { pageCount } from '@/lib/lists/pagination';
import { one, pageAsked, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Link' };

const PLACES_PER_PAGE = 50;
/** The number of checks of a link that the database keeps (record_link_check). */
const CHECKS = 50;
const ABOVE = [{ label: 'Link manager', path: '/admin/link-manager' }];

/** Shows one link: its health, each field that contains it, and the history of its checks. */
export default async function LinkPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const params = await searchParams;
  const id = z.uuid().safeParse(one(params.id)).data;
  const { changedAt } = await listRunningJobs(db);
  const [link] = id ? await getLinks(db, [id]) : [];
  if (!link) {
    return (
      <>
        <ScreenHead title="Link" above={ABOVE} />
        <p className="card p-8 text-center">The site no longer uses this link.</p>
      </>
    );
  }
  const last = pageCount(link.uses, PLACES_PER_PAGE);
  const page = Math.min(pageAsked(params.page), last);
  const [places, checks] = await Promise.all([
    listPlaces(db, link.id, { page, size: PLACES_PER_PAGE }),
    listChecks(db, link.id, { limit: CHECKS }),
  ]);
  return (
    <>
      <ScreenHead title="Link" above={ABOVE}>
        <CheckButton id={link.id} />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <LinkFacts link={link} />
      <UsesTable places={places}>
        <PageSteps {...{ page, last }} to={(next) => `/admin/link-manager/link?id=${link.id}&page=${next}`} />
      </UsesTable>
      <ChecksTable checks={checks} />
    </>
  );
}
