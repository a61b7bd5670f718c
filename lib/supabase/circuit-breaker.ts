import { processState } from '@/lib/cache/process-state';

/**
 * The state of the circuit breaker, which stops requests while the database does not respond. No request is sent until
 * the time `until`, in ms of `performance.now()`.
 */
const circuit = processState('database circuit breaker', () => ({ until: 0 }));

/** How long all requests stop after one request got no response. */
const PAUSE_MS = 5_000;

/** Returns whether a recent request got no response, so that another request would only make a visitor wait. */
export const isCircuitOpen = (): boolean => performance.now() < circuit.until;

/**
 * Returns whether a request to the database may be sent now. After a pause, one request may be sent to try again. All
 * other requests are refused for `ms`, or until that one request gets a response.
 */
export function mayRequest(ms: number): boolean {
  if (isCircuitOpen()) return false;
  if (circuit.until > 0) circuit.until = performance.now() + ms;
  return true;
}

export function recordTimeout(): void {
  circuit.until = performance.now() + PAUSE_MS;
}

export function recordResponse(): void {
  circuit.until = 0;
}
