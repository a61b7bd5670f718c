const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;

/** How long a row stays reserved for the process that claimed it, in case that process dies. */
export const CLAIM_MS = 5 * MINUTE_MS;
/** How many rows one call claims at most. */
export const AT_ONCE = 20;

/** Returns when a row that has failed this often is due again. */
export const nextAttempt = (attempts: number) =>
  new Date(Date.now() + Math.min(2 ** attempts * MINUTE_MS, LONGEST_WAIT_MS)).toISOString();
