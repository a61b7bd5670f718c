import { firstStartsOf, startsLedBy } from '../../../lib/catalogue/first-starts.ts';
import type { SaleStart, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const start = (slug: string, startsOn: string, status: SaleStatus = 'expected'): SaleStart => ({
  retailer: { slug, name: slug.toUpperCase() },
  channel: 'online',
  status,
  startsOn,
  startsAt: null,
  endsOn: null,
  basis:
    status === 'expected'
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

test('when all sales are over, the answer says so', () => {
  expect(firstStartsOf([start('a', '2026-12-20', 'ended')])).toMatchObject({ when: 'Over' });
});

describe('the starts of a page that leads to a shop', () => {
  const shop = (slug: string) => ({ slug, name: slug.toUpperCase() });
  const starts = [start('a', '2026-12-24'), start('b', '2026-12-24'), start('c', '2026-12-26')];
  const undated = [{ retailer: shop('d'), channel: 'online' as const, text: 'Usually around Christmas' }];

  test('that shop follows the others that start earlier', () => {
    expect(startsLedBy([shop('c'), shop('a'), shop('b')], starts, undated)).toMatchObject([
      { when: '24 December (expected)', shops: [shop('a'), shop('b')] },
      { when: '26 December (expected)', shops: [shop('c')] },
    ]);
  });

  test('a shop that is among the earliest comes first of them, and no other day follows', () => {
    expect(startsLedBy([shop('b'), shop('a'), shop('c')], starts, undated)).toMatchObject([
      { when: '24 December (expected)', shops: [shop('b'), shop('a')] },
    ]);
  });

  test('a shop without a day has its usual start in words, which nobody has checked', () => {
    expect(startsLedBy([shop('d'), shop('c')], starts, undated)).toMatchObject([
      { when: '26 December (expected)', shops: [shop('c')] },
      { when: 'Usually around Christmas', shops: [shop('d')], evidence: 'Not yet checked' },
    ]);
    expect(startsLedBy([shop('d')], starts, undated)).toHaveLength(1);
  });

  test('a shop without any start leaves the answer to the others', () => {
    expect(startsLedBy([shop('e'), shop('c')], starts, undated)).toMatchObject([
      { when: '26 December (expected)', shops: [shop('c')] },
    ]);
    expect(startsLedBy([shop('e')], starts, undated)).toEqual([]);
  });
});
