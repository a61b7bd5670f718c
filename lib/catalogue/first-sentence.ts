/** Returns the first sentence of a text, with its full stop. */
export const firstSentence = (text: string): string =>
  /^.*?[.!?](?=\s|$)/su.exec(text.trim())?.[0] ?? text.trim();

/** About how many characters fit into two lines of a card on a phone. */
const TWO_LINES = 76;

/** Matches where a sentence may end early: before a clause, never before the next item of a list. */
const CLAUSE =
  /[;:] |, (?=(?:and|but|so|with|in|from|often|good|rather|which|where|when|while|once|marked|delivered|cut|cleared|worth|though|because|unless) )/gu;

/**
 * Returns the first sentence of a text. A sentence of more than two lines ends at the last clause that fits, or stays
 * whole if there is none.
 */
export function firstClause(text: string, most = TWO_LINES): string {
  const sentence = firstSentence(text);
  if (sentence.length <= most) return sentence;
  const ends = [...sentence.matchAll(CLAUSE)].map(({ index }) => index).filter((index) => index < most);
  const end = ends.at(-1);
  return end === undefined ? sentence : `${sentence.slice(0, end)}.`;
}
