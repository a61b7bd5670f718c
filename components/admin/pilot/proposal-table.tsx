import Link from 'next/link';
import { Moment } from '@/components/admin/jobs/job-progress';
import { ColumnHead } from '@/components/admin/list/rows-table';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Proposal } from '@/lib/data/admin/proposals';
import { formatCost } from '@/lib/models/money';
import { mostCostOf, type PilotKey } from '@/lib/pilot/most-cost';
import { RULES } from '@/lib/pilot/proposal';
import { PURPOSE_INFO } from '@/lib/prompts/purposes';
import { resourceOf } from '@/lib/resources';
import { proposalsList as resource } from '@/lib/resources/definitions/proposals';
import type { ListQuery } from '@/lib/resources/list-query';
import { editPathOf } from '@/lib/resources/resource';
import { PILOT_PATH } from './pilot-tabs';
import { TakeBackButton } from './take-back-button';

interface ProposalTableProps {
  query: ListQuery;
  proposals: Proposal[];
  /** The key whose price is used to estimate costs; undefined if no key can be used. */
  pilotKey: PilotKey | undefined;
  nameOf: NameActor;
}

/** Lists the proposals of one state, each with its reason, expected effect and cost. */
export function ProposalTable({ query, proposals, pilotKey, nameOf }: ProposalTableProps) {
  const isOpen = query.filters.state === 'proposed';
  const columns = resource.columns.filter(({ name }) => !isOpen || String(name) !== 'decided_at');
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of proposals">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">
              <input type="checkbox" name="all" aria-label="Select all on this page" />
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.name} {...{ resource, query, column }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {proposals.map((proposal) => (
            <tr key={proposal.id}>
              <td>
                <input type="checkbox" name="id" value={proposal.id} aria-label={`Select ${proposal.name}`} />
              </td>
              <th scope="row" className="min-w-44">
                <ProposalName proposal={proposal} />
                <span className="block text-sm font-normal text-muted">
                  {PURPOSE_INFO[proposal.purpose].label}
                  {proposal.row_id === null && ', new'}
                </span>
              </th>
              <td className="min-w-64">
                {proposal.why}
                <span className="block text-sm text-muted">
                  {RULES.find(({ value }) => value === proposal.rule)?.label}
                </span>
                {proposal.error && <span className="block wrap-anywhere text-action">{proposal.error}</span>}
                {proposal.reason && <span className="block wrap-anywhere">Rejected: {proposal.reason}</span>}
              </td>
              <td className="min-w-56">{proposal.effect}</td>
              <td className="whitespace-nowrap">
                <Cost {...{ proposal, pilotKey }} />
              </td>
              <td>{proposal.weight.toLocaleString('en-GB')}</td>
              {!isOpen && (
                <td>
                  {proposal.decided_at && (
                    <>
                      <Moment at={proposal.decided_at} />
                      <span className="block text-sm text-muted">by {nameOf(proposal.decided_by)}</span>
                    </>
                  )}
                  {proposal.state === 'rejected' && <TakeBackButton id={proposal.id} name={proposal.name} />}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Shows the name of a proposed text. If the draft awaits an editor, the name links to the draft. Otherwise it links to
 * the row, if the row exists.
 */
function ProposalName({ proposal: { id, name, state, entity, row_id } }: { proposal: Proposal }) {
  const target = resourceOf(entity);
  const path =
    state === 'drafted'
      ? `${PILOT_PATH}/draft?id=${id}`
      : target && row_id !== null
        ? editPathOf(target, row_id)
        : null;
  if (!path) return <span className="wrap-anywhere">{name}</span>;
  return (
    <Link href={path} prefetch={false} className="admin-link wrap-anywhere">
      {name}
    </Link>
  );
}

/** Shows the cost of a draft, or its maximum cost until the draft exists. */
function Cost({ proposal, pilotKey }: Pick<ProposalTableProps, 'pilotKey'> & { proposal: Proposal }) {
  if (proposal.cost > 0 || proposal.generation_id) return formatCost(proposal.cost);
  const most = pilotKey && mostCostOf(proposal, pilotKey);
  return most === undefined || most === null ? (
    <span className="text-muted">unknown</span>
  ) : (
    `at most ${formatCost(most)}`
  );
}
