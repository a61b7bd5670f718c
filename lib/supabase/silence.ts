/**
 * Whether the database has stopped to answer. Several bundles of Next ask, in one process: what they know stands where
 * all of them find it.
 */
const KEY = Symbol.for('silence of the database');
const shared = globalThis as typeof globalThis & { [KEY]?: { until: number } };
const silence = (shared[KEY] ??= { until: 0 });

/** For how long nobody asks again after a question that was not answered. */
const PAUSE_MS = 5_000;

/** Whether a question was not answered a moment ago, so that the next one would only make a visitor wait. */
export const isSilent = (): boolean => performance.now() < silence.until;

/**
 * Whether a question may be asked now. Of those that come after a pause the first goes out, and the others wait for
 * what becomes of it, in another pause of `ms`.
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
