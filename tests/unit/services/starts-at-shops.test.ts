import { jest } from '@jest/globals';
import type { SaleStart } from '../../../lib/catalogue/sale-windows.ts';

const shop = (slug: string) => ({ slug, name: slug.toUpperCase() });
const start: SaleStart = {
  retailer: shop('currys'),
  channel: 'online',
  status: 'expected',
  startsOn: '2026-12-24',
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually Christmas Eve' },
};
const read = jest.fn(() => Promise.resolve([start]));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({ listSaleStarts: read }));
jest.unstable_mockModule('@/lib/services/sale-dates/season-data', () => ({
  listUndatedSales: () =>
    Promise.resolve([{ retailer: shop('ninja'), channel: 'online', text: 'Rolling offers' }]),
}));
const { startsAtShops } = await import('../../../lib/services/sale-dates/starts-at-shops');

test('each shop has its day, its usual start in words, or neither', async () => {
  const found = await startsAtShops(['currys', 'ninja', 'dyson']);
  expect([...found].map(([slug, { text, isUnchecked }]) => [slug, text, isUnchecked])).toEqual([
    ['currys', 'Expected 24 Dec', true],
    ['ninja', 'Rolling offers', true],
    ['dyson', 'No date yet', false],
  ]);
});

test('without shops, nothing is read', async () => {
  read.mockClear();
  expect((await startsAtShops([])).size).toBe(0);
  expect(read).not.toHaveBeenCalled();
});
