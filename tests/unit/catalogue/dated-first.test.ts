import { datedFirst } from '../../../lib/catalogue/dated-first.ts';
import type { SaleStart, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const start = (slug: string, status: SaleStatus, day: number): SaleStart => ({
  retailer: { slug, name: slug },
  channel: 'online',
  status,
  startsOn: `2026-12-${day}`,
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually' },
});
const shops = ['ninja', 'argos', 'currys', 'ao', 'john-lewis'].map((slug) => ({ slug }));
const slugsOf = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

test('the shops that start first come first, then those with a known start, then the others', () => {
  const starts = [
    start('currys', 'expected', 24),
    start('john-lewis', 'expected', 24),
    start('argos', 'expected', 25),
  ];
  expect(slugsOf(datedFirst(shops, starts))).toEqual(['currys', 'john-lewis', 'argos', 'ninja', 'ao']);
});

test('a sale that is over counts as no start', () => {
  const starts = [start('ao', 'ended', 20), start('argos', 'announced', 26)];
  expect(slugsOf(datedFirst(shops, starts)).slice(0, 2)).toEqual(['argos', 'ninja']);
  expect(slugsOf(datedFirst(shops, starts.slice(0, 1)))).toEqual(slugsOf(shops));
});

test('without any start the editors’ order stays', () => {
  expect(slugsOf(datedFirst(shops, []))).toEqual(slugsOf(shops));
});
