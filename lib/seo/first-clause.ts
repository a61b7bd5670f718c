import { firstSentence } from '@/lib/catalogue/first-sentence';
import { shorten } from './metadata';

/** The minimum length of a clause that is shown instead of the whole text, as a share of the allowed length. */
const LEAST = 0.4;
/**
 * The minimum length of a clause before a colon, semicolon or dash, as a share of the allowed length. It is lower than
 * before a comma, because even a short clause before such a sign is complete: 'Wool, down or waterproof'.
 */
const LEAST_BEFORE_COLON = 0.3;
/** The maximum length of a sentence or clause that is kept whole, as a multiple of the allowed length. */
const MOST = 1.5;

const SENTENCE_ENDS = /[.!?](?=\s)/g;
const CLAUSE_ENDS = /[,;:](?= )| –(?= )/g;
/**
 * Matches text that limits the clause before it, such as ' but only online'. Leaving out such text would mislead
 * readers.
 */
const LIMITS = /^[\s–-]*(but|except|if|not|only|provided|though|although|unless|until|when|while|without)\b/i;
/** Matches text that continues a list, such as ' air fryers, kettles and toasters'. */
const LIST_GOES_ON = /^( [^\s,]+){1,3}(,| and | or )/;

/**
 * Returns the beginning of a text, about `length` characters long, so that it reads as a whole. Returns a text that
 * fits unchanged. From a longer text, takes the first of these that exists: the sentences that fit; a first sentence of
 * at most 1.5 × `length`; the clauses that fit; the first clause of at most 1.5 × `length`. A clause gets a full stop.
 * Any other text is cut after a word and ends with an ellipsis.
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
  // After a colon, a comma only separates the parts of a list: 'in three forms: with a drive, without one'.
  return sign !== ',' || !(LIST_GOES_ON.test(rest) || text.slice(0, index).includes(': '));
}
