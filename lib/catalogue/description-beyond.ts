/** Words that do not help to tell statements apart. */
const EMPTY = new Set(
  (
    'a all also an and any are as at be but by can do does each for from had has have if in into is it its may more ' +
    'most no not of on one or other out own so some such than that the their them then there they this to two up ' +
    'was what when where which while who whose will with would you your yours'
  ).split(' '),
);

/** Returns the words of a text that carry its meaning, without plural and possessive endings. */
const wordsOf = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&’-]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?:’s|s)$/, '')).filter((word) => !EMPTY.has(word)));
};

/** A sentence repeats another text if the text contains at least this share of the sentence's words. */
const REPEATED = 0.6;

/**
 * Returns the description of a shop without the sentences that repeat the site's verdict on the shop. The shop's page
 * shows the verdict above the description. The first sentence always stays, because it introduces the shop.
 */
export function descriptionBeyond(description: string, verdict: string | null): string {
  const said = wordsOf(verdict ?? '');
  const [first = '', ...others] = description.match(/.+?(?:[.!?](?=\s)\s*|$)/gsu) ?? [];
  const isNew = (sentence: string) => {
    const words = [...wordsOf(sentence)];
    return words.filter((word) => said.has(word)).length < words.length * REPEATED;
  };
  return [first, ...others.filter(isNew)].join('').trimEnd();
}
