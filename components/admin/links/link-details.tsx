import type { ReactNode } from 'react';
import type { LinkPlace, ListedLink, listChecks } from '@/lib/data/admin/links';
import { HealthBadge } from './health-badge';
import { Moment, None, PlaceLink, PutOff } from './link-table';

/** Shows the URL of a link, its health, its affiliate network and its clicks. */
export function LinkFacts({ link }: { link: ListedLink }) {
  return (
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
        <Fact label="Last checked">
          {link.checked_at ? <Moment at={link.checked_at} /> : 'Never'}
          <PutOff {...link} />
        </Fact>
        <Fact label="Network">{link.network ?? <None />}</Fact>
        <Fact label="Clicks (30 days)">{link.clicks.toLocaleString('en-GB')}</Fact>
        {link.failing_since && (
          <Fact label="Failing since">
            <Moment at={link.failing_since} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}

/** Lists the rows and fields in which a link is used. `children` are the links to the list's other pages. */
export function UsesTable({ places, children }: { places: LinkPlace[]; children: ReactNode }) {
  return (
    <section aria-labelledby="uses" className="mb-8">
      <h2 id="uses">Used in</h2>
      <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of uses">
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
      {children}
    </section>
  );
}

/** Lists the checks of a link. */
export function ChecksTable({ checks }: { checks: Awaited<ReturnType<typeof listChecks>> }) {
  return (
    <>
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
