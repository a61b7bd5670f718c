/** The states of a job with their labels, in the order in which the filter of the list of jobs shows them. */
export const JOB_STATES = [
  { value: 'running', label: 'Running' },
  { value: 'queued', label: 'Waiting' },
  { value: 'paused', label: 'Paused' },
  { value: 'failed', label: 'Failed' },
  { value: 'done', label: 'Done' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

export type JobState = (typeof JOB_STATES)[number]['value'];

export const UNFINISHED_STATES: readonly JobState[] = ['queued', 'running', 'paused'];

/** Returns whether a job in this state waits, runs or is paused, so that it may still do some of its work. */
export const isUnfinished = ({ state }: { state: JobState }): boolean => UNFINISHED_STATES.includes(state);

/**
 * The queues of jobs. A worker runs one job of each lane at the same time. An urgent job, such as publishing, therefore
 * never waits for a job of another lane, and a short job never waits for a long one.
 */
export const LANES = ['urgent', 'quick', 'long'] as const;
export type Lane = (typeof LANES)[number];

/** The job that backs up the site. `npm run backup` records a backup of a native or hosted project as such a job. */
export const BACK_UP = { kind: 'back-up', lane: 'long' } as const satisfies { kind: string; lane: Lane };

/** The job that makes all pages of the site expire. A restore puts it in the queue. */
export const REFRESH_SITE = { kind: 'refresh-site', lane: 'quick' } as const satisfies {
  kind: string;
  lane: Lane;
};

/** The requests that an editor may make of a job. */
export const JOB_REQUESTS = ['pause', 'resume', 'cancel', 'try again'] as const;
export type JobRequest = (typeof JOB_REQUESTS)[number];

/** The maximum number of attempts at one chunk of a job. After the last of them, the job fails. */
const MOST_ATTEMPTS = 5;

/**
 * Says which attempt at a chunk of a job is running or comes next, or after how many attempts the job failed. Null in
 * all other cases.
 */
export function attemptsOf(job: {
  state: JobState;
  attempts: number;
  next_attempt_at: string | null;
}): string | null {
  const { state, attempts, next_attempt_at: next } = job;
  if (next) return `attempt ${attempts + 1} of ${MOST_ATTEMPTS}`;
  if (state === 'running') return `attempt ${attempts} of ${MOST_ATTEMPTS}`;
  if (state === 'failed' && attempts > 0)
    return `after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}`;
  return null;
}

/**
 * Returns the requests that an editor may make of a job in this state. `wish` is an earlier request that the worker has
 * not yet carried out.
 */
export function requestsOf(state: JobState, wish: string | null): JobRequest[] {
  switch (state) {
    case 'queued':
      return ['pause', 'cancel'];
    case 'running':
      return wish === 'cancel' ? [] : wish === 'pause' ? ['cancel'] : ['pause', 'cancel'];
    case 'paused':
      return ['resume', 'cancel'];
    case 'failed':
    case 'cancelled':
      return ['try again'];
    case 'done':
      return [];
  }
}

/** Returns the progress of a job in per cent; null if its total is not known. */
export function percentOf({ done, total }: { done: number; total: number | null }): number | null {
  return total ? Math.min(100, Math.floor((100 * done) / total)) : null;
}
