import { takingTurns } from '@/lib/lists/taking-turns';
import type { ProductCard } from './entities';
import { ADVICE, type Advice } from './product-facts';

/**
 * Picks `limit` products by taking one from each category in turn, in the order in which the categories occur. Products
 * without a category form a category of their own.
 */
export function onePerCategoryInTurn(products: ProductCard[], limit: number): ProductCard[] {
  const categories = Map.groupBy(products, ({ category }) => category);
  return takingTurns([...categories.values()]).slice(0, limit);
}

/**
 * Returns the products of a category by taking one from each of its subcategories in turn. Products outside these
 * subcategories come last. The products of one subcategory stay in their order.
 */
export function bySubcategoryInTurn<Product extends Pick<ProductCard, 'subcategory'>>(
  products: Product[],
  subcategories: { slug: string }[],
): Product[] {
  const own = subcategories.map(({ slug }) => products.filter(({ subcategory }) => subcategory === slug));
  const rest = products.filter((product) => !own.some((list) => list.includes(product)));
  return [...takingTurns(own), ...rest];
}

/** The products of a list that have the same advice. If `advice` is null, the products have no advice. */
export interface AdviceGroup {
  advice: Advice | null;
  products: ProductCard[];
}

/**
 * Groups products by when to buy them: first those to buy early, then those to wait for, then those to buy at any time,
 * and last those without a verdict. The products of a group stay in their order.
 */
export const adviceGroups = (products: ProductCard[]): AdviceGroup[] =>
  [...ADVICE, null]
    .map((advice) => ({
      advice,
      products: products.filter(({ verdict }) => (verdict?.advice ?? null) === advice),
    }))
    .filter((group) => group.products.length > 0);

/** Returns whether a list is grouped by advice. A list of several pages stays in alphabetical order. */
export const isGroupedByAdvice = (products: ProductCard[], perPage: number): boolean =>
  products.length < perPage && products.some(({ verdict }) => verdict !== null);
