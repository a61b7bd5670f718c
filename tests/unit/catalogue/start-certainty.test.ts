import { startCertainty } from '../../../lib/catalogue/start-certainty.ts';
import type { ShopStart } from '../../../lib/catalogue/shop-start.ts';

const shop = (name: string, status: ShopStart['status'], isUnchecked: boolean) => ({
  name,
  start: { status, isUnchecked },
});
const unchecked = (count: number) =>
  Array.from({ length: count }, (_, index) => shop(`U${index}`, 'usual', true));
const checked = (...names: string[]) => names.map((name) => shop(name, 'expected', false));

test('if few shops have a checked start, one sentence names them and replaces the marks', () => {
  expect(startCertainty([...unchecked(5), ...checked('Next')])).toEqual({
    hasMarks: false,
    sentence: 'The dates are not yet checked, except for Next.',
  });
  expect(startCertainty([...unchecked(5), ...checked('Next', 'Boots', 'AO')]).sentence).toBe(
    'The dates are not yet checked, except for Next, Boots and AO.',
  );
});

test('if many shops have one, the unchecked starts have marks', () => {
  const marks = { hasMarks: true, sentence: null };
  expect(startCertainty([...unchecked(5), ...checked('A', 'B', 'C', 'D')])).toEqual(marks);
  expect(startCertainty([...unchecked(2), ...checked('A', 'B')])).toEqual(marks);
});

test('without a checked start, the sentence says so', () => {
  expect(startCertainty(unchecked(2)).sentence).toBe('None of the dates has been checked yet.');
});

test('a shop of whose start nothing is known needs no mark, and is not named', () => {
  const unknown = shop('TK Maxx', 'unknown', false);
  expect(startCertainty([unknown, ...checked('Next')])).toEqual({ hasMarks: false, sentence: null });
  expect(startCertainty([unknown, ...unchecked(1)]).sentence).toBe('None of the dates has been checked yet.');
});
