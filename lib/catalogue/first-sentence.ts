/** Returns the first sentence of a text, with its full stop. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

/** About how many characters fit into two lines of a card on a phone. */
const TWO_LINES = 76;

/** Matches where a sentence may end early: before a clause, never before the next item of a list or before a condition. */
const CLAUSE =
  /[;:] |, (?=(?:and|so|with|in|from|often|good|rather|which|marked|delivered|cut|cleared|worth|because) )/gu;

/**
 * Returns the first sentence of a text for a card. A sentence of more than two lines ends at the last clause that fits,
 * or stays whole if there is none. Longer texts, which may keep several sentences, have `firstClause` (lib/seo).
 */
export function cardLine(text: string): string {
  const sentence = firstSentence(text);
  if (sentence.length <= TWO_LINES) return sentence;
  const ends = [...sentence.matchAll(CLAUSE)].map(({ index }) => index).filter((index) => index < TWO_LINES);
  const end = ends.at(-1);
  return end === undefined ? sentence : `${sentence.slice(0, end)}.`;
}
