import { nameInSentence } from '@/lib/catalogue/name-in-sentence';
import type { SearchItem } from '@/lib/search/results';

/**
 * Returns the title for a list of shops that sell the searched goods.
 * @param count the number of these shops
 * @param areMore whether the answer beside the list leads to another shop that sells the goods
 */
export function sellersTitle(goods: SearchItem, count: number, areMore: boolean): string {
  const shops = `${count}${areMore ? ' more' : ''} ${count === 1 ? 'shop' : 'shops'}`;
  return goods.category
    ? `${shops} that ${count === 1 ? 'sells' : 'sell'} ${nameInSentence('subcategories', goods)}`
    : `${shops} for ${nameInSentence('categories', goods)}`;
}

interface CountedShops {
  /** The shops that sell the searched goods. */
  sellers: SearchItem[];
  /** Those of `sellers` that the search itself has found. */
  found: SearchItem[];
}

/**
 * Returns a note for the list of shops that sell the searched goods. It says that the tabs count only the shops that
 * the search itself has found. Null if the search has found all of them.
 */
export function countedShops({ sellers, found }: CountedShops): string | null {
  if (found.length === sellers.length) return null;
  if (found.length === 0) return 'These shops aren’t included in the number on the tab.';
  const names = new Intl.ListFormat('en-GB').format(found.map(({ name }) => name));
  return `The number on the tab includes only ${names} of these shops.`;
}
