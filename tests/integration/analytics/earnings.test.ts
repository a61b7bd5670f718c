import { readAnalyticsQuery } from '@/lib/admin/analytics-query';
import { getEarnings } from '@/lib/data/admin/analytics';
import { admin, rollUp, writeEventAt } from './analytics-site.ts';

const NOW = '2025-12-24T20:00:00Z';
const page = { path: '/retailers/argos', template: 'retailer', retailer: 'argos' };
// Writes two views of the page of Argos, one click on its link to the shop, and two views of the homepage. One view of
// the homepage is from a computer, and all other events are from a phone.
beforeEach(async () => {
  await writeEventAt('2025-12-24T10:00:00Z', {});
  await writeEventAt('2025-12-24T10:05:00Z', page);
  await writeEventAt('2025-12-24T11:30:00Z', page);
  await writeEventAt('2025-12-24T11:31:00Z', {
    ...{ ...page, kind: 'click', link: 'https://argos.example/', position: 2 },
  });
  await writeEventAt('2025-12-24T11:40:00Z', { device: 'computer', visitor: '2' });
});

async function earnings(by = '', value = '', { limit = 15, offset = 0 } = {}) {
  await rollUp();
  return getEarnings(admin, readAnalyticsQuery({ range: 'today', by, value }, NOW), { limit, offset });
}
const clicks = [{ retailer: 'argos', hour: 11, clicks: 1 }];
const site = { 10: 2, 11: 2 };

test('the earnings are the clicks and views by hour in London', async () => {
  expect(await earnings()).toEqual({ total: 1, views: site, clicks });
});

test.each([
  ['page', '/retailers/argos', { total: 1, views: { 10: 1, 11: 1 }, clicks }],
  ['template', 'home', { total: 0, views: { 10: 1, 11: 1 }, clicks: [] }],
  ['device', 'computer', { total: 0, views: { 11: 1 }, clicks: [] }],
])('a filter by %s applies to the clicks and to the views', async (by, value, expected) => {
  expect(await earnings(by, value)).toEqual(expected);
});

test.each([
  ['retailer', 'argos', { total: 1, views: site, clicks }],
  ['link', 'https://argos.example/', { total: 1, views: site, clicks }],
  ['link', 'https://boots.example/', { total: 0, views: site, clicks: [] }],
  ['position', '2', { total: 1, views: site, clicks }],
])('a filter by %s, of clicks alone, applies only to the clicks', async (by, value, expected) => {
  expect(await earnings(by, value)).toEqual(expected);
});

test('the most clicked retailers come first, and further ones on further pages', async () => {
  for (const retailer of ['boots', 'boots', 'currys'])
    await writeEventAt('2025-12-24T15:00:00Z', { kind: 'click', retailer, link: 'https://x.example/' });
  const names = async (offset: number) => {
    const part = await earnings('', '', { limit: 2, offset });
    expect(part.total).toBe(3);
    return part.clicks.map(({ retailer }) => retailer);
  };
  expect([await names(0), await names(2), await names(4)]).toEqual([['boots', 'argos'], ['currys'], []]);
});
