import { jest } from '@jest/globals';

/** A search that never ends. */
const search = jest.fn(() => Promise.race([]));
const listSaleStarts = jest.fn(() => Promise.resolve([]));
jest.unstable_mockModule('@/lib/data/search', () => ({ search, suggestQuery: jest.fn() }));
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({
  listSaleStarts,
  ...{ getSeasonSales: jest.fn(), listSaleWindows: jest.fn() },
}));
const { SearchAnswer } = await import('@/components/site/search-results/search-view');

test('the starts of the sales are read while the search runs', () => {
  void SearchAnswer({ request: { query: 'ps5', tab: 'all', page: 1 } });
  expect(search).toHaveBeenCalledTimes(1);
  expect(listSaleStarts).toHaveBeenCalledTimes(1);
});
