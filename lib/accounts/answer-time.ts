import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` and delays its result until a multiple of `stepMs` has passed since the start. The response time then
 * reveals nothing about the result, as long as `work` takes less than one step.
 */
export async function inWholeSteps<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const passed = performance.now() - start;
    await sleep(Math.ceil(passed / stepMs) * stepMs - passed);
  }
}

/**
 * Runs `work` and resolves exactly `ms` after its start: with the result if `work` has finished, otherwise with
 * undefined while `work` continues. Use this function for work that is slow for some users only, such as sending a
 * mail. The response time is then the same for all users.
 */
export async function atFixedTime<T>(ms: number, work: () => Promise<T>): Promise<T | undefined> {
  let result: { value: T } | { error: unknown } | undefined;
  const done = work().then(
    (value) => void (result = { value }),
    (error: unknown) => void (result = { error }),
  );
  await sleep(ms);
  if (!result) {
    void done.then(() => {
      if (result && 'error' in result) console.error('failed after the response:', result.error);
    });
    return undefined;
  }
  if ('error' in result) throw result.error;
  return result.value;
}
