import { takingTurns } from '@/lib/lists/taking-turns';
import type { CategoryCard, ProductCard } from './entities';

/**
 * Picks `limit` products in turn from each category, in the order in which the categories occur. Products without a
 * category count as a category of their own.
 */
export function onePerCategoryInTurn(products: ProductCard[], limit: number): ProductCard[] {
  const categories = Map.groupBy(products, ({ category }) => category);
  return takingTurns([...categories.values()]).slice(0, limit);
}

/**
 * Returns the products of a category in the order of its subcategories: one of each in turn, then those without one of
 * them. Within a subcategory the order stays.
 */
export function bySubcategoryInTurn<Product extends Pick<ProductCard, 'subcategory'>>(
  products: Product[],
  subcategories: { slug: string }[],
): Product[] {
  const own = subcategories.map(({ slug }) => products.filter(({ subcategory }) => subcategory === slug));
  const rest = products.filter((product) => !own.some((list) => list.includes(product)));
  return [...takingTurns(own), ...rest];
}

/** The number of products from which a list has groups. In a shorter list, most products would be alone in theirs. */
const WORTH_GROUPING = 12;

/** Returns whether a list is grouped by category. A list of several pages stays in alphabetical order. */
export const isWorthGrouping = (total: number, perPage: number): boolean =>
  total >= WORTH_GROUPING && total < perPage;

/** The products of one category in a list, or those of none. */
export interface ProductGroup {
  category: CategoryCard | null;
  products: ProductCard[];
}

/** Groups the products of a list by category, in the order of the categories. Products of no category come last. */
export function productGroups(products: ProductCard[], categories: CategoryCard[]): ProductGroup[] {
  const groups = categories.map((category): ProductGroup => ({
    category,
    products: products.filter((product) => product.category === category.slug),
  }));
  const known = new Set(groups.flatMap((group) => group.products));
  const others = { category: null, products: products.filter((product) => !known.has(product)) };
  return [...groups, others].filter((group) => group.products.length > 0);
}
