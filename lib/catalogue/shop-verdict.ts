import { goodsOf } from '@/lib/fallback/retailers/goods';
import type { Retailer } from './entities';
import { firstSentence } from './first-sentence';
import type { SaleStart } from './sale-windows';

type Shop = Pick<Retailer, 'slug' | 'falls'>;

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
  const text = isCommon ? goods.charAt(0).toLowerCase() + goods.slice(1) : goods;
  return text.replace(FOR_WHOM, '');
}

interface ShopVerdict {
  /** The goods for which the shop is worth a visit; null if none are known. */
  title: string | null;
  /** The first sentence of the stored verdict, and the sentences after it. Either may be empty. */
  first: string;
  rest: string;
}

/** Returns the verdict on a shop; null without goods and without a stored verdict. */
export function shopVerdict(
  shop: Shop & Pick<Retailer, 'verdict'>,
  starts: Pick<SaleStart, 'status'>[],
): ShopVerdict | null {
  const goods = goodsInSentence(shop);
  const verdict = shop.verdict?.trim() ?? '';
  if (!goods && !verdict) return null;
  const isToCome =
    starts.length > 0 && starts.every(({ status }) => status === 'expected' || status === 'announced');
  const first = firstSentence(verdict);
  return {
    title: goods && `${isToCome ? 'Worth the wait for' : 'Go for'} ${goods}`,
    first,
    rest: verdict.slice(first.length).trim(),
  };
}
