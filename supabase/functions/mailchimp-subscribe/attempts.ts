const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;

/**
 * How long a claimed row is reserved for the call that claimed it (a row of newsletter_subscribers or
 * newsletter_erasures). If that call dies, another call can claim the row after this time.
 */
export const CLAIM_MS = 5 * MINUTE_MS;
/** The maximum number of rows of each of the two tables that one call passes on to Mailchimp. */
export const AT_ONCE = 20;

/** Returns when to pass a row on to Mailchimp again after this many attempts. */
export const nextAttempt = (attempts: number) =>
  new Date(Date.now() + Math.min(2 ** attempts * MINUTE_MS, LONGEST_WAIT_MS)).toISOString();
