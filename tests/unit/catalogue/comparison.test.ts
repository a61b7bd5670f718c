import { comparedRows, type ComparedShop, isMarked, returnsCell } from '../../../lib/catalogue/comparison.ts';
import type { Retailer } from '../../../lib/catalogue/entities.ts';
import type { SaleStart } from '../../../lib/catalogue/sale-windows.ts';
import type { ShopFacts } from '../../../lib/catalogue/shop-facts.ts';

const facts: ShopFacts = {
  ...{
    opensBoxingDay: null,
    openingHours: null,
    returnsDays: null,
    christmasReturnsUntil: null,
    priceMatch: null,
  },
  ...{ delivery: null, collection: null, sourceName: 'A test', sourceUrl: 'https://shop.example/help' },
  checkedOn: '2026-11-20',
};

const shop = (slug: string, more: Partial<Retailer> = {}, starts: SaleStart[] = []): ComparedShop => ({
  retailer: {
    ...{ slug, name: slug, highlights_data: [], discount: null, facts: null, last_verified: null },
    ...more,
  } as unknown as Retailer,
  starts,
});

const start: SaleStart = {
  ...{ retailer: { slug: 'a', name: 'A' }, channel: 'online', status: 'expected', startsOn: '2026-12-24' },
  ...{ startsAt: null, endsOn: null, basis: { kind: 'past', day: 'Christmas Eve', matching: 2, years: 3 } },
};

const labels = (shops: ComparedShop[]) => comparedRows(shops).map(({ label }) => label);

test('a row without data for any of the shops is left out', () => {
  expect(comparedRows([shop('a'), shop('b')])).toEqual([]);
  expect(labels([shop('a', { facts: { ...facts, returnsDays: 28 } }), shop('b')])).toEqual([
    'Returns',
    'How we know',
  ]);
});

test('every fact has its row, in the order of a shopper’s questions', () => {
  const all = {
    ...{ opensBoxingDay: false, returnsDays: 1, christmasReturnsUntil: '2027-01-24', priceMatch: 'Yes' },
    ...{ delivery: 'Free over £50', collection: 'Next day' },
  };
  const rows = comparedRows([shop('a', { facts: { ...facts, ...all } }, [start]), shop('b')]);
  expect(
    rows.map(({ label, cells: [cell] }) => [label, cell && 'text' in cell ? cell.text : cell?.kind]),
  ).toEqual([
    ['Starts online', 'start'],
    ['Returns', '1 day'],
    ['Christmas shopping', 'Returns until 24 January 2027'],
    ['Price match', 'Yes'],
    ['Delivery', 'Free over £50'],
    ['Collection', 'Next day'],
    ['Open on Boxing Day', 'No'],
    ['How we know', 'source'],
  ]);
  expect(rows.every(({ cells }) => cells.length === 2 && cells[1] === null)).toBe(true);
});

test('a text without a source is marked as not checked, and a checked fact replaces it', () => {
  const highlights_data = [
    { feature: 'Returns', values: ['30 days', '', ''] },
  ] as Retailer['highlights_data'];
  const rows = comparedRows([
    shop('a', { highlights_data }),
    shop('b', { highlights_data, facts: { ...facts, returnsDays: 14 } }),
  ]);
  expect(rows[0]?.cells).toEqual([
    { kind: 'text', text: '30 days', isUnchecked: true, time: 30, rule: 'own' },
    { kind: 'text', text: '14 days', time: 14, rule: 'own' },
  ]);
  expect(rows[0]?.cells.map(isMarked)).toEqual([true, false]);
  const verified = shop('c', { highlights_data, last_verified: '2026-11-20' });
  expect(comparedRows([verified])[0]?.cells).toEqual([
    { kind: 'text', text: '30 days', note: 'Last verified 20 November 2026', time: 30, rule: 'own' },
  ]);
});

test('price match, delivery and collection are the shop’s own texts if no fact is known', () => {
  const highlights_data = [
    { feature: 'Price Match', values: ['Identical products', '', ''] },
    { feature: 'Delivery & Collection', values: ['Booked delivery', 'Click & collect', 'Some are excluded'] },
  ] as Retailer['highlights_data'];
  const [match, delivery, collection, ...others] = comparedRows([
    shop('a', { highlights_data }),
    shop('b', { highlights_data, facts: { ...facts, delivery: 'Free over £50' } }),
  ]);
  const unchecked = (text: string) => ({ kind: 'text', text, isUnchecked: true });
  expect(match?.cells[0]).toEqual(unchecked('Identical products'));
  expect(delivery?.cells).toEqual([unchecked('Booked delivery'), { kind: 'text', text: 'Free over £50' }]);
  expect(collection?.cells[0]).toEqual(unchecked('Click & collect'));
  expect(others.map(({ label }) => label)).toEqual(['How we know']);
});

test('a hedge is no fact', () => {
  const highlights_data = [
    { feature: 'Returns', values: ['Check T&Cs', '', ''] },
  ] as Retailer['highlights_data'];
  expect(labels([shop('a', { highlights_data }), shop('b')])).toEqual([]);
});

test.each([
  ['14-day right to cancel by law', 'The legal minimum'],
  ['14-day right to cancel by law; AO may allow longer', 'The legal minimum; AO may allow longer'],
  [
    '14-day right to cancel by law; Selfridges often allows longer',
    'The legal minimum; Selfridges often allows longer',
  ],
  ['14-day right to cancel non-food by law', 'The legal minimum, for non-food goods'],
])('the returns %s are shown as %s', (value, text) => {
  const highlights_data = [
    { feature: 'Returns Window', values: [value, '', ''] },
  ] as Retailer['highlights_data'];
  expect(returnsCell(shop('a', { highlights_data }))).toMatchObject({ text, rule: 'law' });
});

test('returns are the law’s or the shop’s own rule', () => {
  const returns = (text: string) => ({
    highlights_data: [{ feature: 'Returns Window', values: [text, '', ''] }] as Retailer['highlights_data'],
  });
  const ruleOf = (more: Partial<Retailer>) => returnsCell(shop('a', more))?.rule;
  expect(ruleOf(returns('14-day right to cancel by law'))).toBe('law');
  expect(ruleOf(returns('14-day right to cancel non-food by law'))).toBe('law');
  expect(ruleOf(returns('30 days, unused'))).toBe('own');
  expect(ruleOf({ facts: { ...facts, returnsDays: 28 } })).toBe('own');
});
