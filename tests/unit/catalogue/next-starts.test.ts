import { nextStarts, shopsBesideCards, type ShopStarts } from '../../../lib/catalogue/next-starts.ts';
import type { SaleStart, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const source = { name: 'A newspaper', url: 'https://news.example/sale', day: '2026-12-20' };

const start = (slug: string, status: SaleStatus, day = 24): SaleStart => ({
  retailer: { slug, name: slug.toUpperCase() },
  channel: 'online',
  status,
  startsOn: `2026-12-${day}`,
  startsAt: null,
  endsOn: null,
  basis:
    status === 'expected'
      ? { kind: 'unchecked', text: 'Usually' }
      : { kind: 'source', source, checkedOn: null },
});

const slugsOf = (rows: ShopStarts[]) => rows.map(({ retailer }) => retailer.slug);
const shops = ['c', 'b', 'a'].map((slug) => ({ slug }));

test('only the given shops whose sales are not over are shown, earliest first', () => {
  const starts = [
    start('a', 'live', 22),
    start('b', 'ended', 23),
    start('z', 'live'),
    start('c', 'expected'),
  ];
  expect(slugsOf(nextStarts(starts, shops, 5))).toEqual(['a', 'c']);
});

test('if there are too many, stated starts stay before expected ones, then the first shops', () => {
  const starts = [start('b', 'expected', 22), start('c', 'expected', 23), start('a', 'announced', 25)];
  expect(slugsOf(nextStarts(starts, shops, 2))).toEqual(['c', 'a']);
});

test('a shop has one row, with the starts of all its channels', () => {
  const inStore: SaleStart = { ...start('a', 'expected', 26), channel: 'in_store' };
  const starts = [start('a', 'expected', 24), start('b', 'expected', 25), inStore];
  const rows = nextStarts(starts, shops, 2);
  expect(slugsOf(rows)).toEqual(['a', 'b']);
  expect(rows[0]?.starts.map(({ channel }) => channel)).toEqual(['online', 'in_store']);
});

test('a table below cards has the shops that a source is about, then those without a card, or else all', () => {
  const row = (slug: string, ...starts: SaleStart[]) => ({ retailer: { slug }, starts });
  const rows = [row('a'), row('b', start('b', 'announced')), row('c', start('c', 'expected')), row('d')];
  const chosen = (least: number) =>
    shopsBesideCards(rows, ['a', 'b'], least).map(({ retailer }) => retailer.slug);
  expect(chosen(3)).toEqual(['b', 'c', 'd']);
  expect(chosen(4)).toEqual(['a', 'b', 'c', 'd']);
});
