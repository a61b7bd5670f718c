import { ColumnHead } from '@/components/admin/list/rows-table';
import type { Job } from '@/lib/data/admin/jobs';
import type { NameActor } from '@/lib/data/admin/actors';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Resource } from '@/lib/resources/resource';
import { labelOfKind } from '@/lib/services/jobs/kinds';
import { JobActions } from './job-actions';
import { JobProgress, JobStateBadge, JobSubjectText, Moment } from './job-progress';

interface JobTableProps {
  resource: Resource;
  query: ListQuery;
  jobs: Job[];
  nameOf: NameActor;
}

/** Lists the jobs with their states, progress and buttons. */
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
                <JobSubjectText job={job} />
              </th>
              <td>
                <JobStateBadge job={job} />
              </td>
              <td className="min-w-48">
                <JobProgress job={job} />
              </td>
              <td>{job.schedule && !job.asked_by ? 'the schedule' : nameOf(job.asked_by)}</td>
              <td>
                <Moment at={job.created_at} />
              </td>
              <td>{job.started_at && <Moment at={job.started_at} />}</td>
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
