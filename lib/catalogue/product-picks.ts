import { takingTurns } from '@/lib/lists/taking-turns';
import type { ProductCard } from './entities';

/**
 * Picks `limit` products in turn from each category, in the order in which the categories occur. Products without a
 * category count as a category of their own.
 */
export function onePerCategoryInTurn(products: ProductCard[], limit: number): ProductCard[] {
  const categories = Map.groupBy(products, ({ category }) => category);
  return takingTurns([...categories.values()]).slice(0, limit);
}
