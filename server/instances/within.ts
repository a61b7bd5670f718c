import { setTimeout as sleep } from 'node:timers/promises';
import { steadyNow } from '../../lib/cache/steady-clock.ts';

/** A timer that fires this late says that this process stood still. */
const LATE_MS = 250;

/**
 * Resolves as `work` does, but rejects if that takes longer than `ms`. If this process stood still meanwhile, an answer
 * may wait to be read, so the time begins again.
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
