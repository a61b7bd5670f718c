import { processState } from '@/lib/cache/process-state';

/**
 * The state of the circuit breaker, which blocks requests while the database does not respond. Requests are blocked
 * until the time `until`, in ms of `performance.now()`.
 */
const circuit = processState('database circuit breaker', () => ({ until: 0 }));

/** The time for which all requests are blocked after one request got no response. */
const PAUSE_MS = 5_000;

/**
 * Returns whether requests are blocked, because a recent request got no response and another would only delay the
 * visitor.
 */
export const isCircuitOpen = (): boolean => performance.now() < circuit.until;

/**
 * Returns whether a request to the database may be sent now. After the pause, allows one request as a trial. Blocks all
 * others for `ms`, or until the trial gets a response.
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
