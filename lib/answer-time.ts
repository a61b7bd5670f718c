import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does the work, and settles when a whole number of steps has passed since its start: whoever measures the answer learns
 * nothing of what the work found, as long as it takes less than a step.
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
 * Does the work, and resolves exactly `ms` after its start: with the result when there is one by then, else with undefined
 * while the work goes on. For work that may take long, such as sending a mail, for some people only.
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
      if (result && 'error' in result) console.error('after the answer:', result.error);
    });
    return undefined;
  }
  if ('error' in result) throw result.error;
  return result.value;
}
