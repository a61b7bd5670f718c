import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { QueryProvider } from '@/components/admin/query-provider';

const refresh = jest.fn();
const router = { refresh };
jest.unstable_mockModule('next/navigation', () => ({ useRouter: () => router }));
const { LiveNow } = await import('@/components/admin/analytics/live-now');

const ROLLED_AT = '2026-12-26T06:00:00.000Z';
const live = (views: number) => ({
  ...{ views, visitors: views, clicks: 0, minutes: {}, pages: [], rolledAt: ROLLED_AT },
});

/** The number of requests for newer figures. */
let requests: number;
beforeEach(() => {
  jest.useFakeTimers();
  requests = 0;
  globalThis.fetch = () => {
    requests += 1;
    return Promise.resolve({ ok: true, json: () => Promise.resolve(live(100 + requests)) } as Response);
  };
});
afterEach(() => jest.useRealTimers());

const show = (isAddingUp: boolean) =>
  render(
    <QueryProvider>
      <LiveNow initial={live(100)} rolledAt={ROLLED_AT} isAddingUp={isAddingUp} />
    </QueryProvider>,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const views = () => screen.getByText('Views').nextElementSibling?.textContent;

test('the live figures are loaded every ten seconds, and shown', async () => {
  show(false);
  await wait(9_900);
  expect([requests, views()]).toEqual([0, '100']);
  await wait(200);
  expect([requests, views()]).toEqual([1, '101']);
  await wait(20_000);
  expect([requests, views()]).toEqual([3, '103']);
});

test('while events are being added up, the figures are loaded every two seconds', async () => {
  show(true);
  await wait(10_100);
  expect(requests).toBe(5);
});
