import type { ModelKey } from '@/lib/data/admin/model-keys';
import { formatMoment } from '@/lib/dates/london-time';
import { formatCost } from '@/lib/models/money';
import { providerLabel } from '@/lib/models/providers';
import { KeyActions } from './key-actions';

interface KeyTableProps {
  keys: ModelKey[];
  /** Returns whether a price is known for the key's default model. */
  hasPrice: (key: ModelKey) => boolean;
}

/** Lists the keys with their budgets and buttons. Shows only the last four characters of each key. */
export function KeyTable({ keys, hasPrice }: KeyTableProps) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of keys">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Label</th>
            <th scope="col">Key</th>
            <th scope="col">Default model</th>
            <th scope="col">Spent this month</th>
            <th scope="col">Last used</th>
            <th scope="col">Status</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row" className="min-w-40">
                {key.label}
                <span className="block text-sm font-normal text-muted">
                  {providerLabel(key.provider)}
                  {key.base_url && <span className="block wrap-anywhere">{key.base_url}</span>}
                </span>
              </th>
              <td>
                <code>
                  <span className="sr-only">ends with </span>
                  <span aria-hidden="true">…</span>
                  {key.last_four}
                </code>
                <span className="block text-sm text-muted">
                  added <Moment at={key.created_at} />
                </span>
              </td>
              <td className="wrap-anywhere">
                {key.default_model}
                {!key.revoked_at && !hasPrice(key) && (
                  <span className="block text-sm font-semibold text-action">No price yet</span>
                )}
              </td>
              <td>
                <Spent modelKey={key} />
              </td>
              <td>{key.last_used_at ? <Moment at={key.last_used_at} /> : 'Never'}</td>
              <td>
                {key.revoked_at ? (
                  <>
                    <span className="badge badge-off">Revoked</span>
                    <span className="block text-sm text-muted">
                      <Moment at={key.revoked_at} />
                    </span>
                  </>
                ) : (
                  <span className="badge badge-on">Active</span>
                )}
              </td>
              <td>{!key.revoked_at && <KeyActions modelKey={key} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spent({
  modelKey: { spent, monthly_budget: budget, label, revoked_at: revokedAt },
}: {
  modelKey: ModelKey;
}) {
  return (
    <>
      <span className="whitespace-nowrap">
        {formatCost(spent)} of {formatCost(budget)}
      </span>
      {!revokedAt && budget > 0 && (
        <progress
          className="job-progress mt-1"
          max={budget}
          value={Math.min(spent, budget)}
          aria-label={`Share of the budget spent: ${label}`}
        />
      )}
    </>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;
