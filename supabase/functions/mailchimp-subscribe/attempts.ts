const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;

/**
 * For how long a claimed row stays reserved for the call that claimed it. If that call dies, the row is due again
 * afterwards.
 */
export const CLAIM_MS = 5 * MINUTE_MS;
/** The maximum number of rows that one call passes on. */
export const AT_ONCE = 20;

/** Returns the time of the next attempt for a row after this many attempts. */
export const nextAttempt = (attempts: number) =>
  new Date(Date.now() + Math.min(2 ** attempts * MINUTE_MS, LONGEST_WAIT_MS)).toISOString();
