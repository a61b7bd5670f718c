import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { GoodsTiming } from '../../../lib/catalogue/goods-timing.ts';
import type { Advice } from '../../../lib/catalogue/product-facts.ts';
import type { SaleStart, SaleStatus } from '../../../lib/catalogue/sale-windows.ts';

const shop = (slug: string) => ({ slug, name: slug.toUpperCase() });
const start = (slug: string, startsOn: string, status: SaleStatus): SaleStart => ({
  retailer: shop(slug),
  channel: 'online',
  status,
  startsOn,
  startsAt: null,
  endsOn: null,
  basis: { kind: 'unchecked', text: 'Usually' },
});

let status: SaleStatus = 'expected';
let areUsualAhead = true;
jest.unstable_mockModule('@/lib/data/sale-windows', () => ({
  listSaleStarts: () =>
    Promise.resolve([start('a', '2026-12-24', status), start('b', '2026-12-25', 'expected')]),
}));
jest.unstable_mockModule('@/lib/services/sale-dates/season-data', () => ({
  listUndatedSales: () =>
    Promise.resolve([{ retailer: shop('u'), channel: 'online', text: 'Usually by Boxing Day' }]),
  areUsualStartsAhead: () => Promise.resolve(areUsualAhead),
}));
const { Answers } = await import('../../../components/site/category/answers');

const answersFor = async (advice: Advice | null, timing?: GoodsTiming[]) => {
  const { container } = render(await Answers({ advice, timing, shops: [shop('b'), shop('a')] }));
  return [...container.querySelectorAll('.answers > div')].map(({ textContent }) => textContent);
};
const WHERE = 'WhereBA';

test('beside the advice to wait, the first answer is the day of the shop with the button, then any earlier day', async () => {
  const when =
    'When25 December (expected)* (not yet checked): B24 December (expected)* (not yet checked): A* Not yet checked';
  expect(await answersFor('wait')).toEqual([when, WHERE]);
  expect(await answersFor(null)).toEqual([when, WHERE]);
});

test('beside other advice they come last, and say that nobody needs to wait for them', async () => {
  const days =
    '24 December (expected)* (not yet checked) at A; 25 December (expected)* (not yet checked) at B* Not yet checked';
  expect(await answersFor('any_time')).toEqual([WHERE, `If you wait:${days}`]);
  expect(await answersFor('buy_early')).toEqual([WHERE, `Don’t wait for${days}`]);
});

test('beside other advice, the days are those of the named shops that have one', async () => {
  const named = async (...slugs: string[]) => {
    const { container } = render(await Answers({ advice: 'any_time', shops: slugs.map(shop) }));
    return container.querySelector('[data-answer="when"]')?.textContent;
  };
  // 'C' and 'D' have no known day, and 'A' is not among the first three shops.
  expect(await named('b', 'c', 'd', 'a')).toBe(
    'If you wait:25 December (expected)* (not yet checked) at B* Not yet checked',
  );
  // None of the first three shops has a known day, so the answer is the first day of the other shops.
  expect(await named('c', 'd', 'e', 'a')).toBe(
    'If you wait:24 December (expected)* (not yet checked) at A* Not yet checked',
  );
});

test('the advice for some goods is the first answer where the days are the last', async () => {
  const answers = await answersFor('any_time', [
    { advice: 'any_time', goods: 'Drawers' },
    { advice: 'wait', goods: 'Ovens' },
  ]);
  expect(answers[0]).toBe('WhenBuy any time DrawersWait Ovens');
  expect(answers[2]).toMatch(/^If you wait:24 December/);
  const waiting = await answersFor('wait', [{ advice: 'wait', goods: 'Ovens' }]);
  expect(waiting[0]).toMatch(/^When25 December/);
});

test('nobody has to wait for a sale that usually has started by now', async () => {
  const whenOf = async () => {
    const { container } = render(await Answers({ advice: 'any_time', shops: [shop('u')] }));
    return container.querySelector('[data-answer="when"]')?.textContent;
  };
  expect(await whenOf()).toMatch(/^If you wait:/);
  areUsualAhead = false;
  expect(await whenOf()).toMatch(/^WhenUsually by 26 Dec/);
});

test('nobody has to wait for a day that has passed', async () => {
  status = 'unconfirmed';
  expect((await answersFor('any_time'))[0]).toBe(
    'When24 December (expected, not confirmed)* (not yet checked): A25 December (expected)* (not yet checked): B* Not yet checked',
  );
});

test('nobody has to wait for a sale that is on, so it comes before the day of the shop with the button', async () => {
  status = 'live';
  for (const advice of ['any_time', 'wait'] as const)
    expect((await answersFor(advice))[0]).toMatch(/^WhenOn now.*: A25 December/);
});
