import { goodsOf } from '@/lib/fallback/retailers/goods';
import type { Highlight } from '@/lib/schema/rows';
import { withSmallLetter } from '@/lib/text/initial';
import { HIGHLIGHTS } from './default-highlights';
import type { Retailer } from './entities';
import { firstSentence } from './first-sentence';

type Shop = Pick<Retailer, 'slug' | 'falls'>;
/** The goods that usually come down at a shop and those that rarely do. */
export type Goods = Pick<Retailer, 'falls' | 'holds'>;

/** How many of the goods a sentence names. */
const NAMED = 3;
const LIST = new Intl.ListFormat('en-GB');

/** Matches several possessives before one word: 'Women’s, men’s and children’s clothes'. */
const FOR_WHOM = /^\p{L}+’s, .*’s (?=\p{L}+$)/u;
/** Proper names at the start of built-in goods. */
const NAMES = ['Christmas', 'George'];

/**
 * Names the goods that usually come down at a shop, as written within a sentence: 'toys, fitness kit and bedding'. Goods
 * whose text is itself a list are left out if there are others. Null without goods.
 */
export function goodsInSentence({ slug, falls }: Shop): string | null {
  const known = goodsOf(slug).falls;
  const all = falls.map((goods) => (known.includes(goods) ? inSentence(goods) : goods));
  const short = all.filter((goods) => !/,| and /.test(goods));
  const named = short.length > 0 ? short.slice(0, NAMED) : all.slice(0, 1);
  return named.length > 0 ? LIST.format(named) : null;
}

/** Only the first words of the built-in goods are known to be no proper names, apart from `NAMES`. */
function inSentence(goods: string): string {
  const [word = ''] = goods.split(' ');
  const isCommon = /^\p{Lu}[\p{Ll}’,-]*$/u.test(word) && !NAMES.includes(word);
  const text = isCommon ? withSmallLetter(goods) : goods;
  return text.replace(FOR_WHOM, '');
}

interface ShopVerdict {
  /** The strength of the shop in one sentence. */
  title: string;
  /** The caveat. It may be empty. */
  rest: string;
}

/**
 * Returns the verdict on a shop; null without goods and without a stored verdict. The title is the first sentence of the
 * stored verdict, as on the shop's card, so nothing that is made from other fields can contradict it. Without a stored
 * verdict, the title names the goods that come down.
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
/** Words that tell no goods apart. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(['and', 'the', 'its', 'own', 'of', 'from', 'with']);

/** Matches where a verdict may change sides: between sentences, and between clauses that contrast. */
const STATEMENT = /[.!?](?:\s|$)|[;:]\s|,?\s(?=(?:rather than|except|but|while|whereas)\s)/u;
/** Matches words that say of goods that they keep their price. */
const HOLDS =
  /\b(?:(?:full|usual) prices?|keeps?|rarely|seldom|hardly|never|not|no|less|only|rather than|except|unless)\b|n[’']t\b/iu;

/**
 * Returns the goods that a stored verdict says come down, or keep their price: one statement of it names all their words,
 * and says that of them.
 */
export function goodsNamedIn(verdict: string | null, goods: string[], isHolding = false): string[] {
  const said = (verdict ?? '')
    .split(STATEMENT)
    .filter((statement) => HOLDS.test(statement) === isHolding)
    .map((statement) => new Set([...EMPTY_WORDS, ...wordsOf(statement)]));
  return goods.filter((each) => said.some((words) => wordsOf(each).every((word) => words.has(word))));
}

/**
 * Returns the goods that come down at a shop and those that don't, as its page lists them below the verdict. A list that
 * would only repeat the stored verdict is empty.
 */
export function goodsBeyond({ verdict, falls, holds }: Goods & Pick<Retailer, 'verdict'>): Goods {
  const beyond = (goods: string[], isHolding: boolean) =>
    goodsNamedIn(verdict, goods, isHolding).length === goods.length ? [] : goods;
  return { falls: beyond(falls, false), holds: beyond(holds, true) };
}

/** Editors may write the name of a highlight with other capitals. */
const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

/** Returns a shop's highlights without the best categories, if a verdict says already what the shop is good for. */
export const highlightsBeyond = (
  shop: Parameters<typeof shopVerdict>[0] & { highlights_data: Highlight[] },
) =>
  shopVerdict(shop)
    ? shop.highlights_data.filter(({ feature }) => !isSameName(feature, HIGHLIGHTS.categories))
    : shop.highlights_data;
