import { processState } from '@/lib/cache/process-state';

interface Outages {
  /** When the outage began that still lasts; null if the database answers. */
  since: string | null;
  last: { since: string; until: string } | null;
}

const outages = processState('database outages', (): Outages => ({ since: null, last: null }));

/** Records whether a request to the database was answered. Other instances of the site find out for themselves. */
export function recordReachability(isReachable: boolean): void {
  const now = new Date().toISOString();
  if (!isReachable) outages.since ??= now;
  else if (outages.since !== null) {
    outages.last = { since: outages.since, until: now };
    outages.since = null;
  }
}

/** Returns the present outage of the database and the last one, as this process has noticed them since its start. */
export const readOutages = (): Readonly<Outages> => outages;
