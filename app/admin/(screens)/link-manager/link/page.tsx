import { z } from 'zod';
import { RefreshJobs } from '@/components/admin/jobs/refresh-jobs';
import { HealthBadge } from '@/components/admin/links/health-badge';
import { CheckButton } from '@/components/admin/links/link-buttons';
import { Moment, None, PlaceLink } from '@/components/admin/links/link-table';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRunningJobs } from '@/lib/data/admin/jobs';
import { getLinks, listChecks, listPlaces } from '@/lib/data/admin/links';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = { title: 'Link' };

const MOST = 200;
const ABOVE = [{ label: 'Link manager', path: '/admin/link-manager' }];

/** Shows one link: its health, everywhere it is used, and the history of its checks. */
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
      <section aria-label="This link" className="card mb-6 p-4">
        <p className="wrap-anywhere">
          <a href={link.url} rel="nofollow noopener noreferrer" target="_blank" className="admin-link">
            {link.url}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        <dl className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Fact label="Health">
            <HealthBadge health={link.health} isBroken={link.is_broken} note={link.note} />
          </Fact>
          <Fact label="Last checked">{link.checked_at ? <Moment at={link.checked_at} /> : 'Never'}</Fact>
          <Fact label="Network">{link.network ?? <None />}</Fact>
          <Fact label="Clicks 30 d">{link.clicks.toLocaleString('en-GB')}</Fact>
          {link.failing_since && (
            <Fact label="Failing since">
              <Moment at={link.failing_since} />
            </Fact>
          )}
        </dl>
      </section>
      <h2>Used in</h2>
      <div className="table-box mt-2 mb-8" tabIndex={0} role="region" aria-label="Table of uses">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Row and field</th>
              <th scope="col">rel</th>
            </tr>
          </thead>
          <tbody>
            {places.map(({ id: use, resource, row_id, row_name, label, rel }) => (
              <tr key={use}>
                <th scope="row">
                  <PlaceLink {...{ resource, label }} id={row_id} name={row_name} />
                </th>
                <td>{rel || <None />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h2>History of checks</h2>
      {checks.length === 0 ? (
        <p className="mt-2">This link hasn’t been checked yet.</p>
      ) : (
        <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of checks">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Checked</th>
                <th scope="col">Result</th>
              </tr>
            </thead>
            <tbody>
              {checks.map(({ id: check, health, note, at }) => (
                <tr key={check}>
                  <th scope="row">
                    <Moment at={at} />
                  </th>
                  <td>
                    <HealthBadge health={health} isPast note={note} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
