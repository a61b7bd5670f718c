/** Returns the first sentence of a text, with its final punctuation mark. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

/** About how many characters fit into two lines of a card on a phone. */
const TWO_LINES = 76;

/**
 * Matches where a sentence may be cut: before a clause, but not before the next item of a list or before a condition.
 */
const CLAUSE =
  /[;:] |, (?=(?:and|so|with|in|from|often|good|rather|which|marked|delivered|cut|cleared|worth|because) )/gu;

/**
 * Returns the first sentence of a text for a card. If the sentence needs more than two lines, cuts it after the last
 * clause that fits; if no clause fits, returns the whole sentence. For longer texts, which may keep several sentences,
 * use `firstClause` (lib/seo).
 */
export function cardLine(text: string): string {
  const sentence = firstSentence(text);
  if (sentence.length <= TWO_LINES) return sentence;
  const ends = [...sentence.matchAll(CLAUSE)].map(({ index }) => index).filter((index) => index < TWO_LINES);
  const end = ends.at(-1);
  return end === undefined ? sentence : `${sentence.slice(0, end)}.`;
}
