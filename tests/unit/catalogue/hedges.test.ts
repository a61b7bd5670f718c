import { isHedge, withoutHedges } from '@/lib/catalogue/hedges';
import { highlightsBeside, saleDates } from '@/lib/catalogue/sale-facts';
import { retailers } from '@/lib/fallback/retailers/index';
import type { Highlight } from '@/lib/schema/rows';

test.each([
  'Check T&Cs',
  'check t&cs.',
  'Check with your local store',
  'Check opening hours with your local store',
  'Check the current policy',
  'Shop policy (check T&Cs)',
  'Seasonal, dates vary',
  'See terms and conditions',
  'Not known',
  'Unknown',
  'N/A',
  ' TBC ',
  'Depends on the stockist',
  'The stockist’s policy applies',
  'With the shopping centre’s hours',
  'Varies with your branch',
])('%j is only a hedge', (text) => {
  expect(isHedge(text)).toBe(true);
});

test.each([
  '',
  '30 days (check T&Cs)',
  'Check expiry dates on sun and skin care',
  'Check both "sale" and "outlet" pages',
  'No fixed date',
  'Online only',
  'Usually Christmas Eve (approx)',
  'Boxing Day where open, check locally',
  'Hours vary on bank holidays',
  'Boxing Day, with the shopping centre’s hours',
  'Depends on the size of the machine',
])('%j is no hedge', (text) => {
  expect(isHedge(text)).toBe(false);
});

test('highlights lose their hedges, and rows without another value', () => {
  const highlights = withoutHedges([
    { feature: 'Returns Window', values: ['Check T&Cs', 'Not known', ''] },
    { feature: 'Sale Start Time', values: ['Usually Christmas Eve', 'Check with your local store', ''] },
  ]);
  expect(highlights).toEqual([{ feature: 'Sale Start Time', values: ['Usually Christmas Eve', '', ''] }]);
});

test('a hedge is no sale date', () => {
  const highlights_data = [
    { feature: 'Sale Start Time', values: ['Usually 27 December', 'Not known', ''] },
    { feature: 'Returns Window', values: ['Check T&Cs', '28 days', ''] },
  ] satisfies Parameters<typeof withoutHedges>[0];
  expect(saleDates({ highlights_data })).toEqual({
    online: 'Usually 27 December',
    inStore: '',
    returns: '28 days',
  });
});

test('each built-in retailer keeps some highlights', () => {
  for (const { slug, highlights_data } of retailers)
    expect([slug, withoutHedges(highlights_data).length]).not.toEqual([slug, 0]);
});

test('the row of starts leaves the table once all of its starts are shown elsewhere', () => {
  const starts: Highlight = {
    feature: 'Sale Start Time',
    values: ['Christmas Day', 'Boxing Day', 'Go early'],
  };
  const noStart: Highlight = { feature: 'Sale Start Time', values: ['', '', 'New deliveries each week'] };
  expect(highlightsBeside([starts], [])).toEqual([starts]);
  expect(highlightsBeside([starts], ['online'])).toEqual([
    { feature: 'Sale Start Time', values: ['', 'Boxing Day', 'Go early'] },
  ]);
  expect(highlightsBeside([starts, noStart], ['online', 'in_store'])).toEqual([noStart]);
});
