import Link from 'next/link';
import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { CheckResults } from '@/components/admin/quality/check-results';
import { ScanButton } from '@/components/admin/quality/quality-buttons';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getQualityRows, listIgnoredChecks } from '@/lib/data/admin/quality';
import { formatMoment } from '@/lib/dates/london-time';
import { resourceOf } from '@/lib/resources';
import { editPathOf } from '@/lib/resources/resource';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Quality of a page' };

const ABOVE = [{ label: 'Content quality', path: '/admin/content-quality' }];

/** Shows one page: its score, each failed check with a way to mend it, and the ignored checks. */
export default async function QualityPagePage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { db } = await requireAdmin();
  const id = z.uuid().safeParse(one((await searchParams).id)).data;
  const { changedAt } = await listRunningJobs(db);
  const [page] = id ? await getQualityRows(db, [id]) : [];
  if (!page) {
    return (
      <>
        <ScreenHead title="Quality of a page" above={ABOVE} />
        <p className="card p-8 text-center">This page no longer exists, or is no longer published.</p>
      </>
    );
  }
  const reasons = await listIgnoredChecks(db, page.row_id);
  const resource = resourceOf(page.entity);
  return (
    <>
      <ScreenHead title={page.name} above={ABOVE}>
        <a href={page.path} target="_blank" rel="noopener" className="button-quiet">
          View page
        </a>
        {resource && (
          <Link href={editPathOf(resource, page.row_id)} prefetch={false} className="button-quiet">
            Edit
          </Link>
        )}
        <ScanButton id={page.id} />
      </ScreenHead>
      <RefreshJobs changedAt={changedAt} />
      <p className="mb-4">
        {page.scored_at ? (
          <>
            Its score is <strong>{page.score}</strong> out of 100: failed checks cost it {page.lost} of{' '}
            {page.weight} in weight. Visitors clicked its links{' '}
            {page.clicks === 1 ? 'once' : `${page.clicks.toLocaleString('en-GB')} times`} in the last 30 days.
            Last checked on <time dateTime={page.scored_at}>{formatMoment(page.scored_at)}</time>.
          </>
        ) : (
          'The page has not been checked yet.'
        )}
      </p>
      <CheckResults page={page} reasons={reasons} />
    </>
  );
}
