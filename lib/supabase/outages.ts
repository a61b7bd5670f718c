import { processState } from '@/lib/cache/process-state';

interface Outages {
  /** The start of the current outage; null if the database answers. */
  since: string | null;
  last: { since: string; until: string } | null;
}

const outages = processState('database outages', (): Outages => ({ since: null, last: null }));

/** Records whether a request to the database was answered. Each instance of the site keeps its own record. */
export function recordReachability(isReachable: boolean): void {
  const now = new Date().toISOString();
  if (!isReachable) outages.since ??= now;
  else if (outages.since !== null) {
    outages.last = { since: outages.since, until: now };
    outages.since = null;
  }
}

/**
 * Returns the current outage of the database and the last outage that ended. Contains only what this process has
 * observed.
 */
export const readOutages = (): Readonly<Outages> => outages;
