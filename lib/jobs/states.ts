/** The states of a job with their labels, in the order in which a job passes through them. */
export const JOB_STATES = [
  { value: 'running', label: 'Running' },
  { value: 'queued', label: 'Waiting' },
  { value: 'paused', label: 'Paused' },
  { value: 'failed', label: 'Failed' },
  { value: 'done', label: 'Done' },
  { value: 'cancelled', label: 'Cancelled' },
] as const;

export type JobState = (typeof JOB_STATES)[number]['value'];

/**
 * The queues. A worker runs one job of each lane at a time, so that publishing waits for no other job, and a short job
 * never for a long one.
 */
export const LANES = ['urgent', 'quick', 'long'] as const;
export type Lane = (typeof LANES)[number];

/** The requests that an editor may make of a job. */
export const JOB_REQUESTS = ['pause', 'resume', 'cancel', 'try again'] as const;
export type JobRequest = (typeof JOB_REQUESTS)[number];

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

/** Returns how far a job is in per cent; null if its total is not known. */
export function percentOf({ done, total }: { done: number; total: number | null }): number | null {
  return total ? Math.min(100, Math.floor((100 * done) / total)) : null;
}
