import { setTimeout as sleep } from 'node:timers/promises';
import { steadyNow } from '../../lib/cache/steady-clock.ts';

/** If a timer fires this much too late, this process was suspended. */
const LATE_MS = 250;

/**
 * Returns the result of `work`, but rejects if `work` takes longer than `ms`. If this process was suspended meanwhile,
 * the result may have arrived without being read yet, so the time limit begins again.
 */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  const { signal } = timer;
  const passed = async () => {
    for (let isLate = true; isLate;) {
      const began = steadyNow();
      await sleep(ms, undefined, { signal, ref: false });
      isLate = steadyNow() - began > ms + LATE_MS;
    }
    throw new Error(`no answer within ${ms} ms`);
  };
  const late = passed();
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    timer.abort();
  }
}

/** Resolves when the signal aborts. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
