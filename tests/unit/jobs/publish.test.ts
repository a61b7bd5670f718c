import { jest } from '@jest/globals';
import type { Db } from '@/lib/supabase/public';

let due: string[][] = [];
const refreshed = jest.fn(() => Promise.resolve());
jest.unstable_mockModule('@/lib/data/due-rows', () => ({
  listDueRows: () => {
    const keys = due.shift() ?? [];
    return Promise.resolve({ keys, last: keys.at(-1) ?? null });
  },
  publishDueRows: () => Promise.resolve(),
}));
jest.unstable_mockModule('@/lib/services/publishing/refresh-due-pages', () => ({
  refreshDuePages: refreshed,
}));
const { publish } = await import('@/lib/services/jobs/kinds/publish');

const db = {} as Db;
const { signal } = new AbortController();

/** Runs a job from its first chunk to its last, and returns its note. */
async function run(input: unknown): Promise<string | undefined> {
  let [position, done]: [unknown, number] = [null, 0];
  for (;;) {
    const result = await publish.runChunk({ input, position, done, db, signal } as never);
    if (result.isLast) return result.note;
    ({ position, done } = result);
  }
}

beforeEach(() => {
  due = [];
  refreshed.mockClear();
});

describe.each([
  ['in winter', '2026-12-24T23:59:59.5Z', '2026-12-25T00:00:01.5Z', '2026-12-25T00:00:03Z'],
  ['in summer', '2027-06-01T22:59:59.5Z', '2027-06-01T23:00:01.5Z', '2027-06-01T23:00:03Z'],
])('at midnight in London, %s', (_season, ...times) => {
  const [before, after, later] = times.map((time) => new Date(time)) as [Date, Date, Date];

  test('the pages with sale dates are refreshed once, although no row is due', async () => {
    expect(await publish.findWork?.(db, { since: after, until: later })).toBeNull();
    const input = await publish.findWork?.(db, { since: before, until: after });
    expect(await run(input)).toBe('Refreshed the pages with sale dates');
    expect(refreshed.mock.calls).toEqual([[['sale_windows:'], signal]]);
  });

  test('they are refreshed together with the first due rows, not again with the others', async () => {
    due = [['content:a'], ['content:a'], ['content:b'], []];
    const input = await publish.findWork?.(db, { since: before, until: after });
    expect(await run(input)).toBe('Refreshed the pages of 2 rows');
    const keys = refreshed.mock.calls.map((call) => (call as unknown[])[0]);
    expect(keys).toEqual([['sale_windows:', 'content:a'], ['content:b'], []]);
  });
});
