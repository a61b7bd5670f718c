import { undatedSalesOf } from '../../../lib/catalogue/undated-sales.ts';

type Shop = Parameters<typeof undatedSalesOf>[0][number];

const shop = (slug: string, online: string, inStore = '', has_sale = true): Shop => ({
  slug,
  name: slug.toUpperCase(),
  display_rank: null,
  has_sale,
  texts: { online, inStore },
});

const listOf = (...given: Parameters<typeof undatedSalesOf>) =>
  undatedSalesOf(...given).map(({ retailer, channel, text }) => [retailer.name, channel, text]);

test('each channel without a start has the shop’s usual start', () => {
  const shops = [
    shop('a', 'Usually by Boxing Day', 'Usually Boxing Day'),
    shop('b', 'No fixed date', 'Online only'),
  ];
  expect(listOf(shops, [{ retailer: { slug: 'a', name: 'A' }, channel: 'in_store' }])).toEqual([
    ['A', 'online', 'Usually by Boxing Day'],
    ['B', 'online', 'No fixed date'],
  ]);
});

test('a shop without a Boxing Day sale has no usual start', () => {
  expect(listOf([shop('a', 'No fixed date', '', false), shop('b', 'No fixed date')], [])).toEqual([
    ['B', 'online', 'No fixed date'],
  ]);
});

test('the shops are in the order that editors have set, then by name', () => {
  const shops = [shop('c', 'Late'), shop('b', 'Late'), { ...shop('d', 'Late'), display_rank: 1 }];
  expect(listOf(shops, []).map(([name]) => name)).toEqual(['D', 'B', 'C']);
});
