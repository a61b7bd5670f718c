import { firstSentence } from '@/lib/catalogue/first-sentence';
import { shorten } from './metadata';

/** The shortest clause that may stand for a text, as a share of the allowed length. */
const LEAST = 0.4;
/** A colon or semicolon may end a shorter clause, which is complete by itself: 'Wool, down or waterproof'. */
const LEAST_BEFORE_COLON = 0.3;
/** The longest sentence or clause that stays whole, as a multiple of the allowed length. */
const MOST = 1.5;

const SENTENCE_ENDS = /[.!?](?=\s)/g;
const CLAUSE_ENDS = /[,;:](?= )| –(?= )/g;
/** Matches the rest of a text if it limits the beginning, which alone would say too much. */
const LIMITS = /^[\s–-]*(but|except|if|not|only|provided|though|although|unless|until|when|while|without)\b/i;
/** Matches the rest of a text if it goes on with a list: ' air fryers, kettles and toasters'. */
const LIST_GOES_ON = /^( [^\s,]+){1,3}(,| and | or )/;

/**
 * Returns the beginning of a text that fits about `length` characters and reads as a whole: the sentences that fit, a
 * first sentence that is at most half as long again, or else clauses with a full stop: those that fit, or the first one
 * that is at most half as long again. Only a text without such a place is cut after a word and ends with an ellipsis.
 */
export function firstClause(text: string, length: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= length) return plain;
  const sentence = [...plain.matchAll(SENTENCE_ENDS)].filter(({ index }) => index < length).at(-1);
  if (sentence) return plain.slice(0, sentence.index + 1);
  const first = firstSentence(plain);
  if (first.length <= length * MOST) return first;
  const ends = [...first.matchAll(CLAUSE_ENDS)].filter((end) => isClauseEnd(plain, end, length));
  const clause =
    ends.filter(({ index }) => index < length).at(-1) ?? ends.find(({ index }) => index <= length * MOST);
  return clause ? `${plain.slice(0, clause.index)}.` : shorten(plain, length);
}

function isClauseEnd(text: string, { 0: sign, index }: RegExpExecArray, length: number): boolean {
  if (index < length * (sign === ',' ? LEAST : LEAST_BEFORE_COLON)) return false;
  const rest = text.slice(index + sign.length);
  if (LIMITS.test(rest)) return false;
  // After a colon, a comma separates the parts of a list: 'in three forms: with a drive, without one'.
  return sign !== ',' || !(LIST_GOES_ON.test(rest) || text.slice(0, index).includes(': '));
}
