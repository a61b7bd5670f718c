import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` and delays its result until a multiple of `stepMs` milliseconds has passed since the start. If `work`
 * takes less than one step, the response time reveals nothing about the result.
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
 * Runs `work` and returns its result exactly `ms` milliseconds after the start. If `work` takes longer, returns
 * undefined at that time, and `work` continues. Use this function for work that is slow only for some users, such as
 * sending an email, so that the response time is the same for all users.
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
      if (result && 'error' in result)
        console.error('Background work failed after the response:', result.error);
    });
    return undefined;
  }
  if ('error' in result) throw result.error;
  return result.value;
}
