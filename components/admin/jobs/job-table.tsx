import { ColumnHead } from '@/components/admin/list/rows-table';
import type { Job } from '@/lib/data/admin/jobs';
import type { NameActor } from '@/lib/data/admin/actors';
import { formatMoment } from '@/lib/dates/london-time';
import { JOB_STATES, percentOf } from '@/lib/jobs/states';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource } from '@/lib/resources/resource';
import { labelOfKind } from '@/lib/services/jobs/kinds';
import { JobActions } from './job-actions';

interface JobTableProps {
  resource: Resource;
  query: ListQuery;
  jobs: Job[];
  nameOf: NameActor;
}

/** The jobs with their states, progress and buttons. */
export function JobTable({ resource, query, jobs, nameOf }: JobTableProps) {
  return (
    <div className="table-box" tabIndex={0} role="region" aria-label="Table of jobs">
      <table className="admin-table">
        <thead>
          <tr>
            {resource.columns.map((column) => (
              <ColumnHead key={column.name} {...{ resource, query, column }} />
            ))}
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {jobs.map((job) => (
            <tr key={job.id}>
              <th scope="row" className="min-w-40">
                {labelOfKind(job.kind)}
              </th>
              <td>
                <State job={job} />
              </td>
              <td className="min-w-48">
                <JobProgress job={job} />
              </td>
              <td>{job.schedule && !job.asked_by ? 'the schedule' : nameOf(job.asked_by)}</td>
              <td>
                <Moment at={job.created_at} />
              </td>
              <td>{job.finished_at && <Moment at={job.finished_at} />}</td>
              <td>{job.cost !== null && `£${job.cost.toFixed(2)}`}</td>
              <td>
                <JobActions {...job} label={labelOfKind(job.kind)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ job: { state, wish, attempts, next_attempt_at: next } }: { job: Job }) {
  const label = JOB_STATES.find(({ value }) => value === state)?.label;
  const isOn = state === 'running' || state === 'done';
  return (
    <>
      <span className={`badge ${isOn ? 'badge-on' : 'badge-off'}`}>{label}</span>
      {wish && (
        <span className="block text-sm text-muted">{wish === 'pause' ? 'pausing…' : 'cancelling…'}</span>
      )}
      {next && (
        <span className="block text-sm text-muted">
          attempt {attempts + 1} of 5 at <Moment at={next} />
        </span>
      )}
    </>
  );
}

function JobProgress({ job }: { job: Job }) {
  const percent = percentOf(job);
  return (
    <>
      {job.state === 'running' && (
        <progress
          aria-label={`Progress of ${labelOfKind(job.kind)}`}
          max={100}
          value={percent ?? undefined}
          className="job-progress"
        />
      )}
      {job.total !== null && (
        <span className="block text-sm text-muted">
          {job.done.toLocaleString('en-GB')} of {job.total.toLocaleString('en-GB')}
        </span>
      )}
      {job.note && <span className="block">{job.note}</span>}
      {job.error && <span className="block wrap-anywhere text-action">{job.error}</span>}
    </>
  );
}

const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;
