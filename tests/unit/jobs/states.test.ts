import { WakeSignal } from '@/lib/jobs/wake-signal';
import { attemptsOf, JOB_STATES, percentOf, requestsOf } from '@/lib/jobs/states';

test('each state offers what an editor may ask', () => {
  expect(JOB_STATES.map(({ value }) => [value, requestsOf(value, null)])).toEqual([
    ['running', ['pause', 'cancel']],
    ['queued', ['pause', 'cancel']],
    ['paused', ['resume', 'cancel']],
    ['failed', ['try again']],
    ['done', []],
    ['cancelled', ['try again']],
  ]);
  expect(requestsOf('running', 'pause')).toEqual(['cancel']);
  expect(requestsOf('running', 'cancel')).toEqual([]);
});

test.each([
  ['running', 1, null, 'attempt 1 of 5'],
  ['running', 3, null, 'attempt 3 of 5'],
  ['queued', 2, '2026-12-26T00:00:00Z', 'attempt 3 of 5'],
  ['failed', 1, null, 'after one attempt'],
  ['failed', 5, null, 'after 5 attempts'],
  ['queued', 0, null, null],
  ['done', 1, null, null],
] as const)(
  'of a job that is %s with %d attempts, and whose next attempt is at %s: %s',
  (state, attempts, next, text) => {
    expect(attemptsOf({ state, attempts, next_attempt_at: next })).toBe(text);
  },
);

test.each([
  [{ done: 0, total: null }, null],
  [{ done: 5, total: 0 }, null],
  [{ done: 1, total: 3 }, 33],
  [{ done: 3, total: 3 }, 100],
  [{ done: 4, total: 3 }, 100],
])('%j is %j per cent', (progress, percent) => {
  expect(percentOf(progress)).toBe(percent);
});

test('a wake signal ends all waits', async () => {
  const signal = new WakeSignal();
  const waits = Promise.all([signal.wait(1_000_000), signal.wait(1_000_000)]);
  signal.wakeAll();
  await expect(waits).resolves.toHaveLength(2);
});
