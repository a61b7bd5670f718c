import { saleAnswer } from '../../../lib/catalogue/sale-answer.ts';
import type { SaleChannel, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const start = (
  slug: string,
  channel: SaleChannel,
  startsOn: string,
  status: SaleStatus = 'expected',
): Parameters<typeof saleAnswer>[0][number] => ({
  retailer: { slug, name: slug },
  channel,
  startsOn,
  status,
});

const sentenceOf = (starts: Parameters<typeof saleAnswer>[0]) =>
  saleAnswer(starts, 30)
    ?.map(({ text, isKey }) => (isKey ? `*${text}*` : text))
    .join('');

const ONLINE = ['a', 'b', 'c'].map((slug) => start(slug, 'online', '2026-12-24'));
const STORES = ['a', 'b', 'c'].map((slug) => start(slug, 'in_store', '2026-12-26'));

test('the sentence counts the shops of the days on which most start, among all shops that the site follows', () => {
  expect(sentenceOf([...ONLINE, start('d', 'online', '2026-12-25'), ...STORES.slice(1)])).toBe(
    'Of the 30 shops we follow, expect 3 to start online on *Christmas Eve* and 2 in store on *Boxing Day*.',
  );
  expect(sentenceOf(STORES.slice(0, 1))).toBe(
    'Of the 30 shops we follow, expect 1 to start in store on *Boxing Day*.',
  );
});

test('if each sale has a day of its own, it names the first day and does not count', () => {
  const apart = ['23', '24', '25'].map((day) => start(day, 'online', `2026-12-${day}`));
  expect(sentenceOf(apart)).toBe(
    'Of the 30 shops we follow, expect the first to start online on *23 December*.',
  );
  const stores = apart.map((each) => ({ ...each, channel: 'in_store' as const }));
  expect(sentenceOf([...ONLINE, ...stores])).toBe(
    'Of the 30 shops we follow, expect 3 to start online on *Christmas Eve* and the first in store on *23 December*.',
  );
});

test('among days with as many sales it names the earliest', () => {
  const pairs = ['23', '23', '24', '24'].map((day, shop) => start(`${shop}`, 'online', `2026-12-${day}`));
  expect(sentenceOf(pairs)).toBe('Of the 30 shops we follow, expect 2 to start online on *23 December*.');
});

test('a day that both channels share is named once', () => {
  const inStore = ONLINE.slice(1).map((each) => ({ ...each, channel: 'in_store' as const }));
  expect(sentenceOf([...ONLINE, ...inStore])).toBe(
    'Of the 30 shops we follow, expect 3 to start online and 2 in store on *Christmas Eve*.',
  );
});

test('days that sources state for all shops are not called expected', () => {
  const stated = ONLINE.map((each) => ({ ...each, status: 'announced' as const }));
  expect(sentenceOf(stated)).toBe('Announced: of the 30 shops we follow, 3 start online on *Christmas Eve*.');
  expect(sentenceOf([...stated, ...STORES])).toMatch(/^Of the 30 shops we follow, expect /);
});

test('once sales are on, it counts their shops and names the next day', () => {
  const live = [
    start('a', 'online', '2026-12-24', 'live'),
    start('a', 'members', '2026-12-23', 'live'),
    start('b', 'online', '2026-12-24', 'live'),
  ];
  expect(sentenceOf([...live, ...STORES])).toBe(
    'On now at *2 shops* of the 30 we follow. Next: *Boxing Day* (expected).',
  );
  const stated = STORES.map((each) => ({ ...each, status: 'announced' as const }));
  expect(sentenceOf([...live, ...stated])).toBe(
    'On now at *2 shops* of the 30 we follow. Next: *Boxing Day*.',
  );
  expect(sentenceOf(live.slice(0, 1))).toBe('On now at *1 shop* of the 30 we follow.');
});

describe('an expected day that has passed', () => {
  const passed = ['x', 'y'].map((slug) => start(slug, 'online', '2026-12-24', 'unconfirmed'));

  test('is never named as a day to come, and its shops are counted', () => {
    expect(sentenceOf(passed)).toBe(
      'Of the 30 shops we follow, we expected *2* to have started by now, but none is confirmed.',
    );
    expect(sentenceOf(passed.slice(1))).toBe(
      'Of the 30 shops we follow, we expected *1* to have started by now, but it isn’t confirmed.',
    );
  });

  test('follows the days that are still to come', () => {
    expect(sentenceOf([...passed, ...STORES])).toBe(
      'Of the 30 shops we follow, expect 3 to start in store on *Boxing Day*. By now we expected 2 shops to have started, but none is confirmed.',
    );
  });

  test('follows the sales that are on, and is not the next day', () => {
    const live = start('a', 'online', '2026-12-24', 'live');
    expect(sentenceOf([live, ...passed])).toBe(
      'On now at *1 shop* of the 30 we follow. We expected 2 others to have started by now, but none is confirmed.',
    );
    // If a shop's online sale is on, the sentence does not count the shop again for its unconfirmed sale in store.
    const ownStore = start('a', 'in_store', '2026-12-26', 'unconfirmed');
    expect(sentenceOf([live, ownStore])).toBe('On now at *1 shop* of the 30 we follow.');
    expect(sentenceOf([live, ...passed.slice(1), start('z', 'online', '2026-12-27')])).toBe(
      'On now at *1 shop* of the 30 we follow. We expected 1 other to have started by now, but it isn’t confirmed. Next: *27 December* (expected).',
    );
  });
});

test('early starts for members come after the other channels', () => {
  const early = start('d', 'members', '2026-12-22', 'announced');
  expect(sentenceOf([early, ...ONLINE, ...STORES])).toBe(
    'Of the 30 shops we follow, expect 3 to start online on *Christmas Eve*, 3 in store on *Boxing Day* and 1 for members on *22 December*.',
  );
  expect(sentenceOf([early])).toBe(
    'Announced: of the 30 shops we follow, 1 starts for members on *22 December*.',
  );
});

test('there is no sentence if nothing is on or to come', () => {
  expect(saleAnswer([], 30)).toBeNull();
  expect(saleAnswer([start('a', 'online', '2026-12-24', 'ended')], 30)).toBeNull();
});
