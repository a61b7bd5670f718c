import {
  firstStartInShort,
  firstStartsOf,
  startsInTurn,
  startsLedBy,
} from '../../../lib/catalogue/first-starts.ts';
import type { SaleStart, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const start = (slug: string, startsOn: string, status: SaleStatus = 'expected'): SaleStart => ({
  retailer: { slug, name: slug.toUpperCase() },
  channel: 'online',
  status,
  startsOn,
  startsAt: null,
  endsOn: null,
  basis:
    status === 'expected' || status === 'unconfirmed'
      ? { kind: 'unchecked', text: 'Usually Christmas Eve' }
      : {
          kind: 'source',
          source: { name: 'A newspaper', url: 'https://news.example', day: '2026-12-20' },
          checkedOn: null,
        },
});

const slugsOf = (found: ReturnType<typeof firstStartsOf>) => found?.shops.map(({ slug }) => slug);

test('the first sales are those that start on the earliest day, and each shop counts once', () => {
  const starts = [
    start('a', '2026-12-24'),
    { ...start('a', '2026-12-24'), channel: 'in_store' as const },
    start('b', '2026-12-24'),
    start('c', '2026-12-26'),
  ];
  const found = firstStartsOf(starts);
  expect(found).toMatchObject({
    when: '24 December (expected)',
    evidence: 'Not yet checked',
  });
  expect(slugsOf(found)).toEqual(['a', 'b']);
});

test('the first start in short says whether somebody has checked it', () => {
  expect(firstStartInShort([start('a', '2026-12-24')])).toBe('24 December (expected), not yet checked');
  expect(firstStartInShort([start('a', '2026-12-24', 'announced')])).toBe('24 December');
  expect(firstStartInShort([])).toBeNull();
});

test('only the chosen shops count', () => {
  const starts = [start('a', '2026-12-24'), start('c', '2026-12-26')];
  expect(firstStartsOf(starts, ['c'])).toMatchObject({ when: '26 December (expected)' });
  expect(firstStartsOf(starts, ['d'])).toBeNull();
});

test('an announced start names its source, and an expected one of the same day is not added to it', () => {
  const found = firstStartsOf([start('a', '2026-12-24', 'announced'), start('b', '2026-12-24')]);
  expect(found).toMatchObject({ when: '24 December' });
  expect(found?.evidence).toContain('A newspaper, 20 December 2026');
  expect(slugsOf(found)).toEqual(['a']);
});

test('sales that are on now come before those that start later, whatever their first day', () => {
  const starts = [
    start('over', '2026-12-01', 'ended'),
    start('a', '2026-12-20', 'live'),
    start('b', '2026-12-24', 'live'),
    start('c', '2026-12-26'),
  ];
  expect(firstStartsOf(starts)).toMatchObject({ when: 'On now' });
  expect(slugsOf(firstStartsOf(starts))).toEqual(['a', 'b']);
});

test('if only some of the starts are unchecked, the evidence says so', () => {
  const past = { kind: 'past', day: 'Christmas Eve', matching: 2, years: 2 } as const;
  const starts = [start('a', '2026-12-24'), { ...start('b', '2026-12-24'), basis: past }];
  expect(firstStartsOf(starts)?.evidence).toBe('Some dates not yet checked');
  expect(firstStartsOf(starts, ['b'])?.evidence).toBe('Christmas Eve in 2 of 2 years');
});

test('only sales to come can be waited for', () => {
  const isAhead = (status: SaleStatus) => firstStartsOf([start('a', '2026-12-24', status)])?.isAhead;
  const statuses = ['expected', 'announced', 'unconfirmed', 'live', 'ended'] as const;
  expect(statuses.filter(isAhead)).toEqual(['expected', 'announced']);
});

test('an expected day that has passed says so, and comes before the days to come', () => {
  const starts = [
    start('a', '2026-12-24', 'unconfirmed'),
    start('b', '2026-12-26', 'unconfirmed'),
    start('c', '2026-12-27'),
  ];
  expect(firstStartsOf(starts)).toMatchObject({
    when: '24 December (expected, not confirmed)',
    isAhead: false,
    shops: [{ slug: 'a' }],
  });
  expect(firstStartInShort(starts)).toBe('24 December (expected, not confirmed)');
  expect(startsInTurn(starts, ['a', 'b', 'c']).map(({ when, isAhead }) => [when, isAhead])).toEqual([
    ['24 December (expected, not confirmed)', false],
    ['26 December (expected, not confirmed)', false],
    ['27 December (expected)', true],
  ]);
});

test('when all sales are over, the answer says so', () => {
  expect(firstStartsOf([start('a', '2026-12-20', 'ended')])).toMatchObject({ when: 'Ended' });
});

describe('the starts of a page that leads to a shop', () => {
  const shop = (slug: string) => ({ slug, name: slug.toUpperCase() });
  const starts = [start('a', '2026-12-24'), start('b', '2026-12-24'), start('c', '2026-12-26')];
  const usual = {
    undated: [{ retailer: shop('d'), channel: 'online' as const, text: 'Usually around Christmas' }],
    isAhead: true,
  };

  test('that shop follows the others that start earlier', () => {
    expect(startsLedBy([shop('c'), shop('a'), shop('b')], starts, usual)).toMatchObject([
      { when: '24 December (expected)', shops: [shop('a'), shop('b')] },
      { when: '26 December (expected)', shops: [shop('c')] },
    ]);
  });

  test('a shop that is among the earliest comes first of them, and no other day follows', () => {
    expect(startsLedBy([shop('b'), shop('a'), shop('c')], starts, usual)).toMatchObject([
      { when: '24 December (expected)', shops: [shop('b'), shop('a')] },
    ]);
  });

  test('a shop without a day has its usual start in words, which nobody has checked', () => {
    expect(startsLedBy([shop('d'), shop('c')], starts, usual)).toMatchObject([
      { when: '26 December (expected)', shops: [shop('c')] },
      { when: 'Usually around 25 Dec', shops: [shop('d')], evidence: 'Not yet checked' },
    ]);
    expect(startsLedBy([shop('d')], starts, usual)).toHaveLength(1);
    // After Boxing Day, a sale that usually starts by then is no longer ahead.
    expect(startsLedBy([shop('d')], starts, { ...usual, isAhead: false })).toMatchObject([
      { when: 'Usually around 25 Dec', isAhead: false },
    ]);
  });

  test('a shop without any start leaves the answer to the others', () => {
    expect(startsLedBy([shop('e'), shop('c')], starts, usual)).toMatchObject([
      { when: '26 December (expected)', shops: [shop('c')] },
    ]);
    expect(startsLedBy([shop('e')], starts, usual)).toEqual([]);
  });
});

test('the starts of named shops come by day, without the shops that have none', () => {
  const starts = [start('a', '2026-12-24'), start('b', '2026-12-25'), start('c', '2026-12-25')];
  expect(
    startsInTurn(starts, ['c', 'd', 'a', 'b']).map(({ shops }) => shops.map(({ slug }) => slug)),
  ).toEqual([['a'], ['b', 'c']]);
  expect(startsInTurn(starts, ['d'])).toEqual([]);
});
