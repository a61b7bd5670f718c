import { goodsOf } from '@/lib/fallback/retailers/goods';
import type { Highlight } from '@/lib/schema/rows';
import { withSmallLetter } from '@/lib/text/initial';
import { HIGHLIGHTS } from './default-highlights';
import type { Retailer } from './entities';
import { firstSentence } from './first-sentence';

type Shop = Pick<Retailer, 'slug' | 'falls'>;
/** The goods whose prices usually come down at a shop, and those whose prices rarely do. */
export type Goods = Pick<Retailer, 'falls' | 'holds'>;

/** The maximum number of goods that a sentence names. */
const NAMED = 3;
const LIST = new Intl.ListFormat('en-GB');

/** Matches several possessives before a single word: 'Women’s, men’s and children’s ' before 'clothes'. */
const FOR_WHOM = /^\p{L}+’s, .*’s (?=\p{L}+$)/u;
/** Proper names with which built-in goods may begin. They keep their capital letter within a sentence. */
const NAMES = ['Christmas', 'George'];

/**
 * Names the goods whose prices usually come down at a shop, as written within a sentence: 'toys, fitness kit and
 * bedding'. Leaves out goods whose text is itself a list, if there are other goods. Null if the shop has no goods.
 */
export function goodsInSentence({ slug, falls }: Shop): string | null {
  const known = goodsOf(slug).falls;
  const all = falls.map((goods) => (known.includes(goods) ? inSentence(goods) : goods));
  const short = all.filter((goods) => !/,| and /.test(goods));
  const named = short.length > 0 ? short.slice(0, NAMED) : all.slice(0, 1);
  return named.length > 0 ? LIST.format(named) : null;
}

/**
 * Writes built-in goods as they appear within a sentence. Removes several possessives (`FOR_WHOM`). Makes the first
 * letter small, except in a proper name (`NAMES`) or an abbreviation. Do not pass other goods, because their first word
 * may be a proper name.
 */
function inSentence(goods: string): string {
  const [word = ''] = goods.split(' ');
  const isCommon = /^\p{Lu}[\p{Ll}’,-]*$/u.test(word) && !NAMES.includes(word);
  const text = isCommon ? withSmallLetter(goods) : goods;
  return text.replace(FOR_WHOM, '');
}

interface ShopVerdict {
  /** The strength of the shop in one sentence. */
  title: string;
  /** The rest of the stored verdict, usually a caveat. It may be empty. */
  rest: string;
}

/**
 * Returns the verdict on a shop; null if the shop has neither a stored verdict nor goods. The title is the first
 * sentence of the stored verdict, as on the shop's card. A title made from other fields could contradict the verdict.
 * Without a stored verdict, the title names the goods whose prices come down.
 */
export function shopVerdict(shop: Shop & Pick<Retailer, 'verdict'>): ShopVerdict | null {
  const verdict = shop.verdict?.trim() ?? '';
  if (verdict) {
    const title = firstSentence(verdict);
    return { title, rest: verdict.slice(title.length).trim() };
  }
  const goods = goodsInSentence(shop);
  return goods ? { title: `Go for ${goods}`, rest: '' } : null;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}&’-]+/gu) ?? [];
/** Words that do not help to tell goods apart. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(['and', 'the', 'its', 'own', 'of', 'from', 'with']);

/**
 * Matches where a verdict may change between goods whose prices come down and goods whose prices do not: between
 * sentences, and between clauses that contrast.
 */
const STATEMENT = /[.!?](?:\s|$)|[;:]\s|,?\s(?=(?:rather than|except|but|while|whereas)\s)/u;
/** Matches words which say that the price of goods does not come down. */
const HOLDS =
  /\b(?:(?:full|usual) prices?|keeps?|rarely|seldom|hardly|never|not|no|less|only|rather than|except|unless)\b|n[’']t\b/iu;

/**
 * Returns the goods in `goods` whose prices come down according to a stored verdict; with `isHolding`, the goods whose
 * prices do not come down. The verdict must say so in a statement that contains all words of the goods.
 */
export function goodsNamedIn(verdict: string | null, goods: string[], isHolding = false): string[] {
  const said = (verdict ?? '')
    .split(STATEMENT)
    .filter((statement) => HOLDS.test(statement) === isHolding)
    .map((statement) => new Set([...EMPTY_WORDS, ...wordsOf(statement)]));
  return goods.filter((each) => said.some((words) => wordsOf(each).every((word) => words.has(word))));
}

/**
 * Returns the goods for the two lists below the verdict on a shop's page: goods whose prices come down, and goods whose
 * prices do not. A list is empty if the stored verdict already names all of its goods.
 */
export function goodsBeyond({ verdict, falls, holds }: Goods & Pick<Retailer, 'verdict'>): Goods {
  const beyond = (goods: string[], isHolding: boolean) =>
    goodsNamedIn(verdict, goods, isHolding).length === goods.length ? [] : goods;
  return { falls: beyond(falls, false), holds: beyond(holds, true) };
}

/** Compares names regardless of case, because editors may write the name of a highlight with other capitals. */
const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

/** Returns a shop's highlights without 'Best Categories', if a verdict already says what the shop is good for. */
export const highlightsBeyond = (
  shop: Parameters<typeof shopVerdict>[0] & { highlights_data: Highlight[] },
) =>
  shopVerdict(shop)
    ? shop.highlights_data.filter(({ feature }) => !isSameName(feature, HIGHLIGHTS.categories))
    : shop.highlights_data;
