import type { Job } from '@/lib/data/admin/jobs';
import { labelOfKind } from '@/lib/services/jobs/kinds';
import { JobActions } from './job-actions';
import { JobProgress, JobStateBadge } from './job-progress';

/** Shows a job that has not succeeded, with its progress and the buttons to pause, resume, cancel or retry it. */
export function CurrentJob({ job }: { job: Job }) {
  const label = labelOfKind(job.kind);
  return (
    <div className="mb-4 grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <strong>{label}</strong>
        <JobStateBadge job={job} />
      </div>
      <div>
        <JobProgress job={job} />
      </div>
      <JobActions {...job} label={label} />
    </div>
  );
}
