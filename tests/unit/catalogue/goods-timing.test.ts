import { goodsTiming } from '@/lib/catalogue/goods-timing';
import type { Advice } from '@/lib/catalogue/product-facts';

const lists = { buy_early: [], wait: ['Ovens'], any_time: ['Drawers', 'Refurbished machines'] };
const product = (advice: Advice | null) => ({ verdict: advice && { advice, reason: 'Because.' } });

test('the advice that all products share comes first, then the other advice, each with its first goods', () => {
  expect(goodsTiming(lists, [product('any_time'), product(null), product('any_time')])).toEqual([
    { advice: 'any_time', goods: 'Drawers' },
    { advice: 'wait', goods: 'Ovens' },
  ]);
  expect(goodsTiming(lists, [product('wait')])[0]).toEqual({ advice: 'wait', goods: 'Ovens' });
});

test('there is no advice where the products differ, or where the lists do not have theirs', () => {
  expect(goodsTiming(lists, [product('any_time'), product('wait')])).toEqual([]);
  expect(goodsTiming(lists, [product('buy_early')])).toEqual([]);
});

test('without products, a single list decides', () => {
  expect(goodsTiming(lists, [])).toEqual([]);
  expect(goodsTiming({ ...lists, wait: [] }, [])).toEqual([{ advice: 'any_time', goods: 'Drawers' }]);
});
