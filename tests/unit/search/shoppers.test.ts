import { builtInRows } from '@/lib/search/built-in-rows';
import { searchRows } from '@/lib/search/search-rows';
import { firstPaths, SHOPPER_QUERIES } from '../../helpers/shopper-queries';

test('at most ten of 150 queries of shoppers miss the intended result among the first three', () => {
  expect(SHOPPER_QUERIES.length).toBeGreaterThanOrEqual(150);
  const rows = builtInRows();
  const missed = SHOPPER_QUERIES.map(({ query, means }) => ({
    query,
    means,
    first: firstPaths(searchRows(rows, query, { perType: 6 })),
  })).filter(({ means, first }) => !first.includes(means));
  expect(missed.length).toBeLessThanOrEqual(Math.floor(SHOPPER_QUERIES.length / 15));
});
