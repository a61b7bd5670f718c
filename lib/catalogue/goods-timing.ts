import type { PriceAdvice } from '@/lib/schema/price-advice';
import { ADVICE, type Advice, type Verdict } from './product-facts';

/** When to buy some goods of a category or subcategory. */
export interface GoodsTiming {
  advice: Advice;
  goods: string;
}

/**
 * Returns when to buy the goods of a category: an entry for each kind of advice whose list in `lists` has goods. An
 * entry names only the first goods of the list. The advice that the products share comes first. Returns no entry if the
 * products have different advice, or if the list of their advice is empty. If no product has advice, returns an entry
 * only if exactly one list has goods.
 */
export function goodsTiming(
  lists: Pick<PriceAdvice, Advice>,
  products: { verdict: Verdict | null }[],
): GoodsTiming[] {
  const listed = ADVICE.filter((advice) => lists[advice].length > 0);
  const shared = [...new Set(products.flatMap(({ verdict }) => verdict?.advice ?? []))];
  const [first, ...others] = shared.length > 0 ? shared : listed;
  if (!first || others.length > 0 || !listed.includes(first)) return [];
  return [first, ...listed.filter((advice) => advice !== first)].flatMap((advice) =>
    lists[advice].slice(0, 1).map((goods) => ({ advice, goods })),
  );
}
