import Link from 'next/link';
import { formatMoment } from '@/lib/dates/london-time';
import type { Check } from '@/lib/services/health/list-checks';

/** Lists the monitored parts of the site with their states: what is degraded, since when, and what to do. */
export function CheckList({ checks }: { checks: Check[] }) {
  return (
    <div className="table-box mb-6" tabIndex={0} role="region" aria-label="Table of checks">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">State</th>
            <th scope="col">Since</th>
            <th scope="col">What to do</th>
          </tr>
        </thead>
        <tbody>
          {checks.map((check) => (
            <CheckRow key={check.key} check={check} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CheckRow({ check: { label, isDegraded, since, text, advice, path } }: { check: Check }) {
  const look = isDegraded ? 'badge-off font-semibold text-action' : 'badge-on';
  return (
    <tr>
      <th scope="row" className="whitespace-nowrap">
        {label}
      </th>
      <td className="min-w-60">
        <span className={`badge ${look}`}>{isDegraded ? 'Degraded' : 'OK'}</span>
        <span className="mt-1 block text-sm">{text}</span>
      </td>
      <td className="whitespace-nowrap">
        {since ? <time dateTime={since}>{formatMoment(since)}</time> : <span className="text-muted">–</span>}
      </td>
      <td className="min-w-60">
        {advice ?? <span className="text-muted">Nothing</span>}
        {path && (
          <Link href={path} prefetch={false} className="admin-link mt-1 block">
            Open the jobs
          </Link>
        )}
      </td>
    </tr>
  );
}
