/** A day: nobody waits longer, whatever a server asks for. */
const MOST_SECONDS = 86_400;

/**
 * Returns the seconds in a Retry-After header, which contains a number or a date, but at most a day; null if it contains
 * neither.
 */
export function retryAfterSeconds(header: string): number | null {
  const seconds = /^\d+$/.test(header)
    ? Number(header)
    : Math.ceil((Date.parse(header) - Date.now()) / 1_000);
  return Number.isNaN(seconds) ? null : Math.min(Math.max(0, seconds), MOST_SECONDS);
}
