import { firstClause } from '../seo/first-clause';
import { highlight } from './highlight';

/** Returns whether a text has a word of the query, which the results mark. */
export const hasMatch = (text: string, query: string): boolean =>
  highlight(text, query).some(({ isMatch }) => isMatch);

/**
 * Returns a part of about `length` characters that shows why a text was found: its beginning if that has a word of the
 * query, or else the first sentence with one. Without such a sentence it is the beginning too.
 */
export function excerptOf(text: string, query: string, length: number): string {
  const start = firstClause(text, length);
  if (hasMatch(start, query)) return start;
  const found = text.split(/(?<=[.!?])\s+/).find((sentence) => hasMatch(sentence, query));
  return found ? shownPart(found, query, length) : start;
}

/** Returns a sentence, or its words around the first match if it is long. */
function shownPart(sentence: string, query: string, length: number): string {
  if (sentence.length <= length * 1.5) return sentence;
  const [before] = highlight(sentence, query);
  const at = before && !before.isMatch ? before.text.length : 0;
  const from = Math.max(0, sentence.lastIndexOf(' ', at - length / 3));
  const end = sentence.indexOf(' ', from + length);
  return `${from > 0 ? '…' : ''}${sentence.slice(from, end < 0 ? undefined : end).trim()}${end < 0 ? '' : '…'}`;
}
