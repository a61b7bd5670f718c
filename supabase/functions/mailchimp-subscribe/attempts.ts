const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 24 * 60 * MINUTE_MS;

/** For how long a row is left to whoever took it up, should that one end before it is done. */
export const CLAIM_MS = 5 * MINUTE_MS;
/** How many rows are taken up at once. */
export const AT_ONCE = 20;

/** When what has failed this often is due again. */
export const nextAttempt = (attempts: number) =>
  new Date(Date.now() + Math.min(2 ** attempts * MINUTE_MS, LONGEST_WAIT_MS)).toISOString();
