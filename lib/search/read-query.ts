import { fold } from './fold.ts';

/** A search query in the three forms that search needs. private.read_query in the database returns the same forms. */
export interface ReadQuery {
  /**
   * The phrase to find in texts: the query as `fold` returns it, or in lower case if `fold` would drop some of its
   * characters.
   */
  needle: string;
  /** The query's words as `fold` returns them. Search compares these words with the beginnings of names. */
  folded: string;
  /** The words that a text must contain, in any order. Empty if the text must contain the query as one phrase. */
  words: string[];
}

/**
 * Matches words without meaning on this site, where every shop has a sale. The words are in the form that `fold`
 * returns.
 */
const NOISE = new RegExp(
  ' (boxing day|what time|half price|[0-9]{1,2} off|sale|deal|offer|discount|bargain|clearance|promo|code|voucher|uk|20[0-9][0-9]|best|cheap' +
    '|cheapest|cheaper|when|doe|do|did|will|start|begin|online|buy|shop|store|today|now|this year|next year)(?= )',
  'g',
);
const SMALL =
  'a|an|the|in|at|on|for|of|to|from|with|and|or|by|my|me|i|is|are|it|can|what|where|which|who|how|near';
const SMALL_ENDS = new RegExp(`^((${SMALL}) )+|( (${SMALL}))+$`, 'g');
const SMALL_WORD = new RegExp(`^(${SMALL})$`);
const SIGNS = /[^\p{L}\p{N}\s&'’-]/u;

/**
 * Converts a query to the forms that search needs. Drops words without meaning, unless a name begins with the whole
 * query (`isName`).
 */
export function readQuery(query: string, isName: (folded: string) => boolean): ReadQuery {
  const full = fold(query);
  const rest = ` ${full} `.replace(NOISE, '').trim().replace(SMALL_ENDS, '');
  const folded = rest !== full && rest.length >= 2 && !isName(full) ? rest : full;
  const needle = folded.length >= 2 && !SIGNS.test(query) ? folded : query.toLowerCase();
  const all = [...new Set(folded.split(' ').filter(Boolean))];
  const telling = all.filter((word) => !SMALL_WORD.test(word));
  const words = telling.length > 0 ? telling : all;
  const isPhrase = words.length === 1 && needle === folded && folded.includes(words[0] ?? '');
  return { needle, folded, words: isPhrase || words.every((word) => word.length < 2) ? [] : words };
}
