import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { CheckButton } from '@/components/admin/links/link-buttons';
import { ChecksTable, LinkFacts, UsesTable } from '@/components/admin/links/link-details';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getLinks, listChecks, listPlaces } from '@/lib/data/admin/links';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Link' };

const MOST = 200;
const ABOVE = [{ label: 'Link manager', path: '/admin/link-manager' }];

/** Shows one link: its health, each field that contains it, and the history of its checks. */
export default async function LinkPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(one((await searchParams).id)).data;
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
  const [places, checks] = await Promise.all([
    listPlaces(db, link.id, { limit: MOST }),
    listChecks(db, link.id, { limit: MOST }),
  ]);
  return (
    <>
      <ScreenHead title="Link" above={ABOVE}>
        <CheckButton id={link.id} />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <LinkFacts link={link} />
      <UsesTable places={places} count={link.uses} />
      <ChecksTable checks={checks} />
    </>
  );
}
