import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';

const refresh = jest.fn();
let changedAt: string | undefined;
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
jest.unstable_mockModule('../../../components/admin/jobs/use-running-jobs', () => ({
  useRunningJobs: () => (changedAt === undefined ? undefined : { running: [], changedAt }),
}));
const router = { refresh };
const { RefreshJobs } = await import('../../../components/admin/jobs/refresh-jobs');

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a screen is rendered again for each job change, and again if it still shows an older one', async () => {
  changedAt = undefined;
  const { rerender } = render(<RefreshJobs changedAt="first" />);
  await wait(20_000);
  expect(refresh).not.toHaveBeenCalled();

  changedAt = 'second';
  rerender(<RefreshJobs changedAt="first" />);
  await wait(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  await wait(4_000);
  expect(refresh).toHaveBeenCalledTimes(1);
  // The first render failed, so the screen still shows the first change.
  await wait(1_000);
  expect(refresh).toHaveBeenCalledTimes(2);

  rerender(<RefreshJobs changedAt="second" />);
  await wait(20_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});
