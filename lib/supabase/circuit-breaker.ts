import { processState } from '@/lib/cache/process-state';

/** Remembers whether the database has stopped responding: until then no request is sent, in ms of `performance.now()`. */
const circuit = processState('database circuit breaker', () => ({ until: 0 }));

/** The pause after a request without a response, in which no other request is sent. */
const PAUSE_MS = 5_000;

/** Returns whether a request has just gone unanswered, so that another one would only make a visitor wait. */
export const isCircuitOpen = (): boolean => performance.now() < circuit.until;

/**
 * Returns whether a request may be sent now. After a pause, only the first request may; until it gets a response, the
 * others are refused for another `ms`.
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
