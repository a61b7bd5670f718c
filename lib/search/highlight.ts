import { fold } from './fold.ts';
import { readQuery } from './read-query.ts';

/** A piece of a text, and whether this piece matches the query. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/**
 * The minimum length of a query word that also matches beginnings of words. A shorter word matches whole words only.
 */
const LEAST = 2;

/**
 * Splits a text at the words that begin with a word of the query, ignoring case, accents and plurals. Words that search
 * ignores, such as 'sale' in 'laptop sale', are not marked. The pieces in order make up the whole text.
 */
export function highlight(text: string, query: string): Piece[] {
  const { folded, words } = readQuery(query, () => false);
  const all = words.length > 0 ? words : folded.split(' ').filter(Boolean);
  // Skip single letters and 'and': the query 'M&S' becomes 'm and s', and would otherwise mark every 'and', and the 's'
  // after the apostrophe in 'men’s'.
  const wanted = all.length > 1 ? all.filter((word) => word.length >= LEAST && word !== 'and') : all;
  const pieces: Piece[] = [];
  let from = 0;
  const add = (to: number, isMatch: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isMatch });
    from = to;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const length = matchLength(word, wanted);
    if (length === 0) continue;
    add(index, false);
    add(index + length, true);
  }
  add(text.length, false);
  return pieces;
}

/**
 * Returns how many characters at the beginning of `word` match a word in `wanted`. The words in `wanted` are in the
 * form that `fold` returns.
 */
function matchLength(word: string, wanted: string[]): number {
  const whole = fold(word);
  if (wanted.includes(whole)) return word.length;
  const begins = wanted.filter((each) => each.length >= LEAST && whole.startsWith(each));
  const longest = Math.max(0, ...begins.map(({ length }) => length));
  if (longest === 0) return 0;
  let taken = '';
  for (const letter of word) {
    // An accent may be a character of its own, which belongs to the letter before it.
    if (withoutAccents(taken + letter).length > longest) break;
    taken += letter;
  }
  return taken.length;
}

const withoutAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '');
