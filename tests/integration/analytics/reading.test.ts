import { readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { getTotals } from '@/lib/data/admin/analytics';
import {
  admin,
  afterResponse,
  database,
  rollUp,
  rollUpHours,
  writeEventAt,
  writeEvents,
} from './analytics-site.ts';

const { readAnalytics, readTotals, readWholeList } = await import('@/lib/services/analytics/read-analytics');

const today = () => readAnalyticsQuery({ range: 'today' }, new Date().toISOString());
const age = (interval: string) =>
  database.query('update private.event_progress set rolled_at = now() - $1::interval', [interval]);

test('a screen shows the figures at once, and new events are added after its response', async () => {
  await writeEvents({});
  const first = await readAnalytics(admin, today());
  expect([first.analytics.totals.views, first.analytics.rolledAt, first.isAddingUp]).toEqual([0, null, true]);
  expect(await database.value('select rolled_at from private.event_progress')).toBeNull();
  expect(afterResponse).toHaveLength(1);
  await afterResponse[0]?.();
  const second = await readAnalytics(admin, today());
  expect([second.analytics.totals.views, second.isAddingUp]).toEqual([1, false]);
  expect(second.live.rolledAt).toBe(second.analytics.rolledAt);
});

test('figures that are less than a minute old are not rolled up again', async () => {
  await rollUp();
  await age('50 seconds');
  expect((await readAnalytics(admin, today())).isAddingUp).toBe(false);
  await readTotals(admin, today());
  expect((await readWholeList(admin, today(), 'page')).isAddingUp).toBe(false);
  expect(afterResponse).toEqual([]);
});

test.each([
  ['the analytics', () => readAnalytics(admin, today())],
  ['a whole list', () => readWholeList(admin, today(), 'page')],
  ['the overview', () => readTotals(admin, today())],
])('%s rolls up figures that are more than a minute old after its response', async (_, read) => {
  await rollUp();
  await writeEvents({});
  await age('61 seconds');
  const before = Date.now();
  await read();
  for (const work of afterResponse) await work();
  const { rows, rolledAt } = await readWholeList(admin, today(), 'page');
  expect(rows).toMatchObject([{ item: '/', views: 1 }]);
  expect(Date.parse(rolledAt ?? '')).toBeGreaterThanOrEqual(before);
});

test('while hours are left to roll up, the figures say up to which hour they contain all events', async () => {
  for (const hour of ['10', '11', '12']) await writeEventAt(`2025-12-24T${hour}:30:00Z`, {});
  const rolledAt = async () => (await getTotals(admin, today())).rolledAt;
  expect(await rolledAt()).toBeNull();
  await rollUpHours(2);
  expect(Date.parse((await rolledAt()) ?? '')).toBe(Date.parse('2025-12-24T12:00:00Z'));
  const before = Date.now();
  await rollUp();
  expect(Date.parse((await rolledAt()) ?? '')).toBeGreaterThanOrEqual(before);
});
