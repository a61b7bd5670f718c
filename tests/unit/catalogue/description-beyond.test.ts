import { descriptionBeyond } from '../../../lib/catalogue/description-beyond.ts';
import { retailers } from '../../../lib/fallback/retailers/index.ts';

const VERDICT = 'Best for toys and bedding on clearance. Each branch has its own stock.';

test('a sentence that repeats the verdict is left out, others stay', () => {
  expect(
    descriptionBeyond(
      'Argos is a general store. The clearance pages fill with toys and bedding, and each branch has its own stock. You collect in Sainsbury’s.',
      VERDICT,
    ),
  ).toBe('Argos is a general store. You collect in Sainsbury’s.');
});

test('the first sentence stays, whatever the verdict says', () => {
  expect(descriptionBeyond('Best for toys and bedding.', VERDICT)).toBe('Best for toys and bedding.');
});

test('without a verdict the description stays as it is, with its line breaks', () => {
  const text = 'It costs £3.50 a day.\n\nSecond paragraph! Third?';
  expect(descriptionBeyond(text, null)).toBe(text);
  expect(descriptionBeyond('', VERDICT)).toBe('');
});

test('each built-in description keeps at least two sentences about the shop', () => {
  for (const { slug, description, verdict } of retailers) {
    const left = descriptionBeyond(description, verdict);
    expect([slug, left.split(/[.!?](?:\s|$)/).filter(Boolean).length]).toEqual([slug, expect.any(Number)]);
    expect([slug, left.split(/[.!?](?:\s|$)/).filter(Boolean).length >= 2]).toEqual([slug, true]);
  }
});
