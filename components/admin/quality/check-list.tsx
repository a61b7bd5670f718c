import Link from 'next/link';
import { SEVERITIES } from '@/lib/quality/check';
import { QUALITY_CHECKS } from '@/lib/quality/checks';

/** Lists all checks with their weights, and the number of pages that fail each check. */
export function CheckList({ counts }: { counts: Record<string, number> }) {
  return (
    <details className="card mb-4 px-3 py-2 sm:px-4">
      <summary className="cursor-pointer font-semibold">What is checked, and how much it counts</summary>
      <p className="mt-2">
        Each check has a weight. A page’s score is the percentage of the total weight that it earns by passing
        checks. Checks that don’t apply to a page don’t count.
      </p>
      <div className="table-box mt-3" tabIndex={0} role="region" aria-label="Table of checks">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Check</th>
              <th scope="col">Weight</th>
              <th scope="col">Severity</th>
              <th scope="col">Pages</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {QUALITY_CHECKS.map(({ name, label, weight, severity, help }) => (
              <tr key={name}>
                <th scope="row">
                  <Link
                    href={`/admin/content-quality?checks=${name}`}
                    prefetch={false}
                    className="admin-link"
                  >
                    {label}
                  </Link>
                </th>
                <td>{weight}</td>
                <td>{SEVERITIES.find(({ value }) => value === severity)?.label}</td>
                <td>{(counts[name] ?? 0).toLocaleString('en-GB')}</td>
                <td className="min-w-72">{help}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
