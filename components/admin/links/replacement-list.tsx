import Link from 'next/link';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Job } from '@/lib/data/admin/jobs';
import type { Replacement } from '@/lib/data/link-replacements';
import { Moment } from './link-table';
import { replacementStateText } from './replacement-state';

interface ReplacementListProps {
  runs: Replacement[];
  /** The current jobs of the replacements, by the id of the replacement. */
  jobs: Map<string, Job>;
  nameOf: NameActor;
}

/** Lists earlier searches and replacements. Renders nothing if there are none. */
export function ReplacementList({ runs, jobs, nameOf }: ReplacementListProps) {
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="earlier" className="mt-8">
      <h2 id="earlier">Earlier replacements</h2>
      <div className="table-box mt-2" tabIndex={0} role="region" aria-label="Table of replacements">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Found</th>
              <th scope="col">Replaced with</th>
              <th scope="col">By</th>
              <th scope="col">Started</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {runs.map(({ id, find, replacement, state, askedBy, at }) => (
              <tr key={id}>
                <th scope="row" className="min-w-48">
                  <Link
                    href={`/admin/link-manager/replacement?id=${id}`}
                    prefetch={false}
                    className="admin-link wrap-anywhere"
                  >
                    {find}
                  </Link>
                </th>
                <td className="min-w-48 wrap-anywhere">{replacement || 'nothing'}</td>
                <td>{nameOf(askedBy)}</td>
                <td>
                  <Moment at={at} />
                </td>
                <td>{replacementStateText(state, jobs.get(id))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
