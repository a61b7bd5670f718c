import { JobActions } from '@/components/admin/jobs/job-actions';
import { JobProgress, JobStateBadge, Moment } from '@/components/admin/jobs/job-progress';
import type { NameActor } from '@/lib/data/admin/actors';
import type { Job } from '@/lib/data/admin/jobs';
import type { ProposalRun } from '@/lib/data/admin/proposals';
import { formatMoment } from '@/lib/dates/london-time';
import { formatCost } from '@/lib/models/money';

interface RunTableProps {
  runs: ProposalRun[];
  /** The jobs of the runs, by id. Jobs are deleted after some time, so the job of an old run may be missing. */
  jobs: Map<string, Job>;
  /** Returns the label of the key with this id. */
  labelOf: (keyId: string) => string;
  nameOf: NameActor;
}

/** Lists the runs of the pilot with their progress and cost. A run can be paused, resumed and cancelled. */
export function RunTable({ runs, jobs, labelOf, nameOf }: RunTableProps) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of runs">
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">Approved</th>
            <th scope="col">State</th>
            <th scope="col">Progress</th>
            <th scope="col">Key</th>
            <th scope="col">Drafts</th>
            <th scope="col">Cost</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => {
            const job = run.job_id ? jobs.get(run.job_id) : undefined;
            return (
              <tr key={run.id}>
                <th scope="row" className="min-w-36 font-normal">
                  <Moment at={run.created_at} />
                  <span className="block text-sm text-muted">by {nameOf(run.asked_by)}</span>
                </th>
                <td>{job ? <JobStateBadge job={job} /> : 'Ended'}</td>
                <td className="min-w-48">{job && <JobProgress job={job} />}</td>
                <td>
                  {labelOf(run.key_id)}
                  <span className="block text-sm wrap-anywhere text-muted">{run.model}</span>
                </td>
                <td className="whitespace-nowrap">
                  {run.drafted} of {run.proposals}
                  {run.failed > 0 && <span className="block text-sm text-action">{run.failed} failed</span>}
                  {run.waiting > 0 && <span className="block text-sm text-muted">{run.waiting} waiting</span>}
                </td>
                <td className="whitespace-nowrap">
                  {formatCost(run.cost)}
                  <span className="block text-sm text-muted">of at most {formatCost(run.most_cost)}</span>
                </td>
                <td>{job && <JobActions {...job} label={`run of ${formatMoment(run.created_at)}`} />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
