/** Splits a text into words. An apostrophe or a hyphen within a word does not split the word. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];

/** Splits a text into sentences. 'No. 1', 'e.g.' and prices do not end a sentence. */
export const sentencesIn = (text: string): string[] =>
  text
    .replace(/\b(?:e\.g|i\.e|etc|vs|No|St|Mr|Mrs|Dr|approx)\./g, (short) => short.slice(0, -1))
    .split(/(?<=[.!?])[’”"')]*\s+(?=[\p{Lu}\p{N}‘“"'(])/u)
    .filter((sentence) => wordsIn(sentence).length > 0);

/**
 * Estimates the number of syllables of an English word: its groups of vowels, without a silent 'e' at the end. British
 * endings are counted as they are spoken: 'favourite' has three, 'centre' two.
 */
export function syllablesIn(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const spoken = plain
    .replace(/(?:[^lraeiouycgsxzh]es|[^dt]ed|[^aeiouylr]e|(?<=[aeiouy])[lr]es?)$/, (ending) =>
      ending.charAt(0),
    )
    .replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/**
 * Returns the reading ease of an English text by Flesch's formula: from 0 (very hard) to 100 (very easy). 60 to 70 is
 * plain English. A text without words has 100.
 */
export function readingEase(texts: string[]): number {
  const words = texts.flatMap(wordsIn);
  const sentences = texts.flatMap(sentencesIn).length;
  if (words.length === 0 || sentences === 0) return 100;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  const ease = 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length);
  return Math.round(Math.min(100, Math.max(0, ease)));
}
