import { firstClause } from '../seo/first-clause';
import { highlight } from './highlight';

/** Returns whether a text contains a word of the query, which search results would highlight. */
export const hasMatch = (text: string, query: string): boolean =>
  highlight(text, query).some(({ isMatch }) => isMatch);

/**
 * Returns a part of a text, about `length` characters long, to show why search found the text. Usually, this is the
 * beginning of the text. If only a later sentence contains a word of the query, returns that sentence.
 */
export function excerptOf(text: string, query: string, length: number): string {
  const start = firstClause(text, length);
  if (hasMatch(start, query)) return start;
  const found = text.split(/(?<=[.!?])\s+/).find((sentence) => hasMatch(sentence, query));
  return found ? shownPart(found, query, length) : start;
}

/** Returns a sentence. If the sentence is long, returns only the words around its first match. */
function shownPart(sentence: string, query: string, length: number): string {
  if (sentence.length <= length * 1.5) return sentence;
  const [before] = highlight(sentence, query);
  const at = before && !before.isMatch ? before.text.length : 0;
  const from = Math.max(0, sentence.lastIndexOf(' ', at - length / 3));
  const end = sentence.indexOf(' ', from + length);
  return `${from > 0 ? '…' : ''}${sentence.slice(from, end < 0 ? undefined : end).trim()}${end < 0 ? '' : '…'}`;
}
