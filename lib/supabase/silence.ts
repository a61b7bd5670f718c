/** Remembers whether the database has stopped responding. Several of Next's bundles in one process share this state. */
const KEY = Symbol.for('silence of the database');
const shared = globalThis as typeof globalThis & { [KEY]?: { until: number } };
const silence = (shared[KEY] ??= { until: 0 });

/** The pause after a request without a response, in which no other request is sent. */
const PAUSE_MS = 5_000;

/** Returns whether a request has just gone unanswered, so that another one would only make a visitor wait. */
export const isSilent = (): boolean => performance.now() < silence.until;

/**
 * Returns whether a request may be sent now. After a pause, only the first request may; until it gets a response, the
 * others are refused for another `ms`.
 */
export function mayAsk(ms: number): boolean {
  if (isSilent()) return false;
  if (silence.until > 0) silence.until = performance.now() + ms;
  return true;
}

export function noteSilence(): void {
  silence.until = performance.now() + PAUSE_MS;
}

export function noteAnswer(): void {
  silence.until = 0;
}
