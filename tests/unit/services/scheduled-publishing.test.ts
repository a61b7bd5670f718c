import { jest } from '@jest/globals';
import { onExpiry } from '@/lib/cache/expire-tags';

/** The instant at which the sale of the test starts. */
const START = Date.parse('2026-12-24T20:00:00Z');
const CHECK_MS = 8_000;

interface Between {
  since: string;
  until: string;
}

const listDueRetailers = jest.fn<(db: unknown, between: Between) => Promise<string[]>>();
const listDueContent = jest.fn<() => Promise<{ slug: string; published_at: string }[]>>();
jest.unstable_mockModule('@/lib/data/due-windows', () => ({ listDueRetailers }));
jest.unstable_mockModule('@/lib/data/due-content', () => ({ listDueContent }));
jest.unstable_mockModule('@/lib/supabase/public', () => ({ publicClient: () => ({}) }));
const { publishOnTime } = await import('@/lib/services/publishing/scheduled-publishing');

const expired: string[][] = [];
onExpiry((tags) => {
  expired.push(tags);
  return Promise.resolve();
});

const findStart = (_db: unknown, { since, until }: Between) =>
  Promise.resolve(Date.parse(since) < START && START <= Date.parse(until) ? ['argos'] : []);

beforeEach(() => {
  jest.useFakeTimers({ now: START - CHECK_MS / 2 });
  expired.length = 0;
  listDueContent.mockResolvedValue([]);
  listDueRetailers.mockImplementation(findStart);
});
afterEach(() => jest.useRealTimers());

test('the start of a sale expires the page of its retailer and the lists, once and on time', async () => {
  publishOnTime();
  await jest.advanceTimersByTimeAsync(0);
  expect(expired).toEqual([]);
  await jest.advanceTimersByTimeAsync(CHECK_MS);
  expect(expired).toEqual([['sale-windows', 'retailers:argos']]);
  await jest.advanceTimersByTimeAsync(3 * CHECK_MS);
  expect(expired).toHaveLength(1);
});

test('a sale that starts while the database is down is found afterwards', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  publishOnTime();
  await jest.advanceTimersByTimeAsync(0);
  listDueRetailers.mockRejectedValue(new Error('select due sale windows: no answer'));
  await jest.advanceTimersByTimeAsync(2 * CHECK_MS);
  expect(expired).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(1);
  listDueRetailers.mockImplementation(findStart);
  await jest.advanceTimersByTimeAsync(CHECK_MS);
  expect(expired).toEqual([['sale-windows', 'retailers:argos']]);
  warn.mockRestore();
});

test('a failing check of sales does not hold up texts that have come due', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  listDueRetailers.mockRejectedValue(new Error('select due sale windows: no answer'));
  listDueContent.mockResolvedValueOnce([{ slug: 'a-guide', published_at: '2026-12-24T19:59:00Z' }]);
  publishOnTime();
  await jest.advanceTimersByTimeAsync(0);
  expect(expired).toEqual([['content', 'content:a-guide']]);
  warn.mockRestore();
});
