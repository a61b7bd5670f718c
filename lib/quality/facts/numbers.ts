const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const WORDS = new Map<string, number>([
  ...SMALL.map((word, index) => [word, index + 1] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['a', 1],
  ['an', 1],
  ['hundred', 100],
]);

/** Matches a number in digits, such as '1,299.99', but not a part of a longer number. */
export const DIGITS = String.raw`(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;

const units = SMALL.slice(0, 9).join('|');
/** Matches a number in words, up to 'ninety-nine' and 'a hundred'. */
export const IN_WORDS = `(?:(?:a|one) hundred|(?:${TENS.join('|')})(?:[- ](?:${units}))?|${SMALL.join('|')})`;

/** Returns the number that digits or words mean: 1299.99 for '1,299.99', 25 for 'twenty-five'. */
export function numberOf(text: string): number {
  const plain = text.trim().toLowerCase();
  if (/^[\d,.]+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  const parts = plain.split(/[- ]/).map((word) => WORDS.get(word) ?? NaN);
  if (parts.at(-1) === 100) return 100;
  return parts.reduce((sum, part) => sum + part, 0);
}
