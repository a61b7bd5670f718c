import { nameInSentence } from '@/lib/catalogue/name-in-sentence';
import type { SearchItem } from '@/lib/search/results';

/** Returns why a shop is beside the results of a search for goods: 'Sells air fryers', or 'Listed under Gaming'. */
export const sellerReason = (goods: SearchItem): string =>
  goods.category ? `Sells ${nameInSentence('subcategories', goods)}` : `Listed under ${goods.name}`;

/**
 * Returns the title of the shops that sell the goods of a search, but are not among its results.
 * @param areOthers whether other shops that sell the goods are among the results
 */
export function sellersTitle(goods: SearchItem, areOthers: boolean): string {
  const shops = areOthers ? 'Other shops' : 'Shops';
  return goods.category
    ? `${shops} that sell ${nameInSentence('subcategories', goods)}`
    : `${shops} for ${nameInSentence('categories', goods)}`;
}
