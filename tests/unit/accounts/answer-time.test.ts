import { jest } from '@jest/globals';
import { atFixedTime, inWholeSteps } from '@/lib/accounts/answer-time';

/** Returns how long `work` takes, in ms. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work().catch(() => undefined);
  return performance.now() - start;
}
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('an answer in fixed steps arrives at the end of a step, whether the work succeeds or fails', async () => {
  expect(await timeOf(() => inWholeSteps(50, async () => undefined))).toBeGreaterThanOrEqual(48);
  expect(await timeOf(() => inWholeSteps(50, () => Promise.reject(new Error('no'))))).toBeGreaterThanOrEqual(
    48,
  );
  expect(await timeOf(() => inWholeSteps(50, () => after(60)))).toBeGreaterThanOrEqual(98);
  expect(await inWholeSteps(1, async () => 'kept')).toBe('kept');
  await expect(inWholeSteps(1, () => Promise.reject(new Error('kept, too')))).rejects.toThrow('kept, too');
});

test('an answer at a fixed time does not wait for the work', async () => {
  expect(await atFixedTime(20, async () => 'there')).toBe('there');
  expect(await atFixedTime(20, () => new Promise(() => undefined))).toBeUndefined();
  expect(await timeOf(() => atFixedTime(50, async () => 'there'))).toBeGreaterThanOrEqual(48);
  await expect(atFixedTime(20, () => Promise.reject(new Error('seen')))).rejects.toThrow('seen');
});

test('a failure after the response is logged and stops nothing', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const late = after(30).then(() => Promise.reject(new Error('late')));
  expect(await atFixedTime(5, () => late)).toBeUndefined();
  await after(60);
  expect(logged).toHaveBeenCalledWith('Background work failed after the response:', new Error('late'));
});
