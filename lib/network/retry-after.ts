/** The maximum waiting time, a day. It applies even if a server asks for more. */
const MOST_SECONDS = 86_400;

/**
 * Returns the waiting time in a Retry-After header, in seconds and at most a day. The header contains a number of
 * seconds or a date; returns null if it contains neither.
 */
export function retryAfterSeconds(header: string): number | null {
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), MOST_SECONDS);
}
