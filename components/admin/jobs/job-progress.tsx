import type { Job } from '@/lib/data/admin/jobs';
import { formatMoment } from '@/lib/dates/london-time';
import { JOB_STATES, percentOf } from '@/lib/jobs/states';
import { labelOfKind } from '@/lib/services/jobs/kinds';

/** The state of a job, what an editor has asked of it, and when it is tried again. */
export function JobStateBadge({ job: { state, wish, attempts, next_attempt_at: next } }: { job: Job }) {
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

/** How far a job is, its latest sentence, and its error. */
export function JobProgress({ job }: { job: Job }) {
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

/** A moment in London's time. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;
