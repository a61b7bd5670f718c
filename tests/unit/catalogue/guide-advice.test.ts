import { adviceAbout } from '../../../lib/catalogue/guide-advice.ts';

const lists = (buy_early: string[], wait: string[] = [], any_time: string[] = []) => ({
  buy_early,
  wait,
  any_time,
});

test.each([
  ['what to buy early', lists(['Sets'], ['Any scent']), { advice: 'buy_early', goods: 'Sets' }],
  [
    'what to wait for',
    lists([], ['Older models'], ['Refurbished']),
    { advice: 'wait', goods: 'Older models' },
  ],
  ['what to buy any time', lists([], [], ['Refurbished']), { advice: 'any_time', goods: 'Refurbished' }],
])('the advice of a guide is the first entry of the lists: %s', (_what, advice, expected) => {
  expect(adviceAbout('Perfumes', advice, null)).toEqual(expected);
});

test('advice for exactly the goods of the guide comes before advice for their neighbours', () => {
  const bedding = lists(['Discontinued designs'], [], ['Plain ranges', 'Mattresses']);
  const home = lists([], [], ['Sofas and mattresses, on offer all year']);
  expect(adviceAbout('Mattresses', bedding, home)).toEqual({
    advice: 'any_time',
    goods: 'Sofas and mattresses, on offer all year',
  });
});

test('advice for exactly the goods of the guide has a reason, or is left out', () => {
  const bedding = lists([], [], ['Mattresses']);
  expect(adviceAbout('Mattresses', bedding, null)).toBeNull();
  expect(
    adviceAbout('Mattresses', bedding, lists([], [], ['Mattresses', 'Beds, in most months'])),
  ).toBeNull();
  expect(adviceAbout('Mattresses', bedding, lists(['Mattresses, while they last']))).toBeNull();
});

test('advice for a machine that has failed comes last', () => {
  const machines = lists(['A machine, if yours leaks'], ['Bean-to-cup']);
  expect(adviceAbout('Coffee machines', machines, null)).toEqual({ advice: 'wait', goods: 'Bean-to-cup' });
  const failed = lists(['A machine, if yours leaks']);
  expect(adviceAbout('Coffee machines', failed, null)).toMatchObject({ advice: 'buy_early' });
});

test('empty lists give no advice', () => {
  expect(adviceAbout('TVs', lists([]), null)).toBeNull();
});

test('advice that the products share comes before the first entry, so that they do not seem to contradict each other', () => {
  const consoles = lists([], ['Refurbished consoles'], ['A bundle']);
  const product = (advice: 'wait' | 'any_time') => ({ verdict: { advice, reason: '' } });
  const about = (...products: Parameters<typeof adviceAbout>[3] & object) =>
    adviceAbout('Games consoles', consoles, null, products)?.goods;
  expect(about(product('any_time'), { verdict: null })).toBe('A bundle');
  // If the products have different advice or none, the function returns the first entry of all lists.
  expect(about(product('any_time'), product('wait'))).toBe('Refurbished consoles');
  expect(about({ verdict: null })).toBe('Refurbished consoles');
  // The function also returns the first entry if no list has an entry with the products' advice.
  expect(adviceAbout('TVs', lists([], ['Old']), null, [product('any_time')])?.goods).toBe('Old');
});
