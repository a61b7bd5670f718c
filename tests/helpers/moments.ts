const MINUTE_MS = 60_000;

/** Returns the moment that was some minutes ago, as an ISO string. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();
