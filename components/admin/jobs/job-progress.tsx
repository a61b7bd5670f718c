import Link from 'next/link';
import type { Job } from '@/lib/data/admin/jobs';
import { formatMoment } from '@/lib/dates/london-time';
import { attemptsOf, JOB_STATES, percentOf } from '@/lib/jobs/states';
import { labelOfKind, subjectOfJob } from '@/lib/services/jobs/kinds';

/**
 * Shows the state of a job, a pending request to pause or cancel it, its attempts, and the time of the next attempt.
 */
export function JobStateBadge({ job }: { job: Job }) {
  const { state, wish, next_attempt_at: next } = job;
  const attempts = attemptsOf(job);
  const label = JOB_STATES.find(({ value }) => value === state)?.label;
  const isOn = state === 'running' || state === 'done';
  return (
    <>
      <span className={`badge ${isOn ? 'badge-on' : 'badge-off'}`}>{label}</span>
      {wish && (
        <span className="block text-sm text-muted">{wish === 'pause' ? 'pausing…' : 'cancelling…'}</span>
      )}
      {attempts && (
        <span className="block text-sm text-muted">
          {attempts}
          {next && (
            <>
              {' '}
              at <Moment at={next} />
            </>
          )}
        </span>
      )}
    </>
  );
}

/** Shows what a job works on, with a link to its import or replacement. Renders nothing if the job has no input. */
export function JobSubjectText({ job }: { job: Job }) {
  const subject = subjectOfJob(job);
  if (!subject) return null;
  const { text, href } = subject;
  return (
    <span className="block text-sm font-normal wrap-anywhere text-muted">
      {href ? (
        <Link href={href} prefetch={false} className="admin-link">
          {text}
        </Link>
      ) : (
        text
      )}
    </span>
  );
}

/** Shows the progress of a job, its latest message and its error. */
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

/** Shows a date and time in London time. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{formatMoment(at)}</time>;
