import { fold } from './fold.ts';

/** What a query is searched by; private.read_query of the database says the same. */
export interface ReadQuery {
  /** The phrase. Signs that folding drops mean themselves. */
  needle: string;
  /** The words as they are compared. */
  folded: string;
  /** The words that must all be found, each for itself; empty where that adds nothing to the phrase. */
  words: string[];
}

/** What says nothing on a site where every shop has a sale; in the form that `fold` gives it. */
const SAYS_NOTHING = new RegExp(
  ' (boxing day|what time|half price|[0-9]{1,2} off|sale|deal|offer|discount|bargain|clearance|promo|code|voucher|uk|20[0-9][0-9]|best|cheap' +
    '|cheapest|cheaper|when|doe|do|did|will|start|begin|online|buy|shop|store|today|now|this year|next year)(?= )',
  'g',
);
const SMALL =
  'a|an|the|in|at|on|for|of|to|from|with|and|or|by|my|me|i|is|are|it|can|what|where|which|who|how|near';
const SMALL_ENDS = new RegExp(`^((${SMALL}) )+|( (${SMALL}))+$`, 'g');
const SMALL_WORD = new RegExp(`^(${SMALL})$`);
const SIGNS = /[^\p{L}\p{N}\s&'’-]/u;

/** `isName` tells whether a name begins with these words; then they all count. */
export function readQuery(query: string, isName: (folded: string) => boolean): ReadQuery {
  const full = fold(query);
  const rest = ` ${full} `.replace(SAYS_NOTHING, '').trim().replace(SMALL_ENDS, '');
  const folded = rest !== full && rest.length >= 2 && !isName(full) ? rest : full;
  const needle = folded.length >= 2 && !SIGNS.test(query) ? folded : query.toLowerCase();
  const all = [...new Set(folded.split(' ').filter(Boolean))];
  const telling = all.filter((word) => !SMALL_WORD.test(word));
  const words = telling.length > 0 ? telling : all;
  const isPhrase = words.length === 1 && needle === folded && folded.includes(words[0] ?? '');
  return { needle, folded, words: isPhrase || words.every((word) => word.length < 2) ? [] : words };
}
