import type { ModelCall } from '@/lib/data/admin/model-keys';
import { formatMoment } from '@/lib/dates/london-time';
import { formatCost } from '@/lib/models/money';
import { outcomeLabel } from '@/lib/models/outcomes';

interface CallTableProps {
  calls: ModelCall[];
  /** Returns the label of the key with this id. */
  labelOf: (keyId: string) => string;
}

const count = new Intl.NumberFormat('en-GB');

/**
 * Formats a number of tokens. If the provider reported no number, returns 'none' for a call that cost nothing, such as
 * one that the provider refused, otherwise 'unknown'.
 */
const tokensOf = ({ cost }: ModelCall, tokens: number | null) =>
  tokens === null ? (cost === 0 ? 'none' : 'unknown') : count.format(tokens);

/** Lists the latest calls of all keys, without their prompts and answers. */
export function CallTable({ calls, labelOf }: CallTableProps) {
  if (calls.length === 0) return null;
  return (
    <section aria-labelledby="calls" className="mt-8">
      <h2 id="calls" className="mb-2">
        Latest calls
      </h2>
      <div className="table-box" tabIndex={0} role="region" aria-label="Table of calls">
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Purpose</th>
              <th scope="col">Key</th>
              <th scope="col">Model</th>
              <th scope="col">Tokens in</th>
              <th scope="col">Tokens out</th>
              <th scope="col">Cost</th>
              <th scope="col">Seconds</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {calls.map((call) => (
              <tr key={call.id}>
                <th scope="row" className="font-normal whitespace-nowrap">
                  <time dateTime={call.created_at}>{formatMoment(call.created_at)}</time>
                </th>
                <td>{call.purpose}</td>
                <td>{labelOf(call.key_id)}</td>
                <td className="wrap-anywhere">{call.model}</td>
                <td>{tokensOf(call, call.input_tokens)}</td>
                <td>{tokensOf(call, call.output_tokens)}</td>
                <td>{call.cost === null ? 'not settled' : formatCost(call.cost)}</td>
                <td>{call.ms === null ? '' : (call.ms / 1_000).toFixed(1)}</td>
                <td>{outcomeLabel(call.outcome)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
