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
  saleAnswer(starts)
    ?.map(({ text, isKey }) => (isKey ? `*${text}*` : text))
    .join('');

const ONLINE = ['a', 'b', 'c'].map((slug) => start(slug, 'online', '2026-12-24'));
const STORES = ['a', 'b', 'c'].map((slug) => start(slug, 'in_store', '2026-12-26'));

test('the sentence names the days on which most sales start, online and in store', () => {
  expect(sentenceOf([...ONLINE, start('d', 'online', '2026-12-25'), ...STORES])).toBe(
    'Expect most sales online on *Christmas Eve* and in store on *Boxing Day*.',
  );
});

test('if no day has most of the sales, or there are only a few, it names the first day', () => {
  const apart = ['23', '24', '25'].map((day) => start(day, 'online', `2026-12-${day}`));
  expect(sentenceOf(apart)).toBe('Expect the first sales online on *23 December*.');
  expect(sentenceOf([...ONLINE, ...STORES.slice(0, 2)])).toBe(
    'Expect most sales online on *Christmas Eve* and the first in store on *Boxing Day*.',
  );
  expect(sentenceOf(STORES.slice(0, 2))).toBe('Expect the first sales in store on *Boxing Day*.');
});

test('a day that both channels share is named once', () => {
  const inStore = ONLINE.map((each) => ({ ...each, channel: 'in_store' as const }));
  expect(sentenceOf([...ONLINE, ...inStore])).toBe(
    'Expect most sales online and in store on *Christmas Eve*.',
  );
});

test('days that sources state for all shops are not called expected', () => {
  const stated = ONLINE.map((each) => ({ ...each, status: 'announced' as const }));
  expect(sentenceOf(stated)).toBe('Announced: most sales online on *Christmas Eve*.');
  expect(sentenceOf([...stated, ...STORES])).toMatch(/^Expect /);
});

test('once sales are on, it counts their shops and names the next day', () => {
  const live = [
    start('a', 'online', '2026-12-24', 'live'),
    start('a', 'members', '2026-12-23', 'live'),
    start('b', 'online', '2026-12-24', 'live'),
  ];
  expect(sentenceOf([...live, ...STORES])).toBe('On now at *2 shops*. Next: *Boxing Day*.');
  expect(sentenceOf(live.slice(0, 1))).toBe('On now at *1 shop*.');
});

test('there is no sentence if nothing is on or to come', () => {
  expect(saleAnswer([])).toBeNull();
  expect(saleAnswer([start('a', 'online', '2026-12-24', 'ended')])).toBeNull();
});
