import 'server-only';
import { listTag, referencesTag } from '@/lib/cache/tags';
import type { ProductCard } from '@/lib/catalogue/entities';
import { onePerCategoryInTurn } from '@/lib/catalogue/product-picks';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import {
  builtInProductCards,
  builtInProductsOf,
  type ProductFilter,
  selectFirstOfCategories,
  selectProducts,
} from './product-cards';
import { readOrLastKnown } from './read-or-last-known';

const TAGS = [listTag('products'), referencesTag()];
const nameOf = ({ category = 'any', subcategory = 'any', hasVerdict }: ProductFilter) =>
  `${category}/${subcategory}${hasVerdict ? ' with a verdict' : ''}`;
const isEverything = ({ category, subcategory, hasVerdict }: ProductFilter) =>
  !category && !subcategory && !hasVerdict;

async function selectCount(db: Db, { category, subcategory, hasVerdict }: ProductFilter): Promise<number> {
  let query = db.from('products').select('slug', { count: 'exact', head: true }).eq('is_published', true);
  if (category) query = query.eq('category', category);
  if (subcategory) query = query.eq('subcategory', subcategory);
  if (hasVerdict) query = query.not('verdict', 'is', null);
  const { count, error } = await query;
  if (error) throw new DatabaseError('count products', error);
  return count ?? 0;
}

/**
 * Returns the number of published products that match the filter. If the filter is empty and no product is published,
 * returns the number of built-in products. The count is separate from the lists, so that all pages of a list share one
 * cached count.
 */
export async function countProducts(filter: ProductFilter = {}): Promise<number> {
  'use cache';
  const builtInData = () => builtInProductsOf(filter).length;
  return readOrLastKnown({
    key: `count of products ${nameOf(filter)}`,
    tags: TAGS,
    fromDatabase: async (db) => (await selectCount(db, filter)) || (isEverything(filter) ? builtInData() : 0),
    builtInData,
  });
}

/**
 * Returns `limit` published products that match `filter`, in alphabetical order, starting at row `from`. If `filter`
 * is empty and no product is published, returns built-in products.
 */
export async function listProductPage(
  filter: ProductFilter,
  { from, limit }: { from: number; limit: number },
): Promise<ProductCard[]> {
  'use cache';
  const builtInData = () => builtInProductCards({ ...filter, from, limit });
  return readOrLastKnown({
    key: `products ${nameOf(filter)} ${from} ${limit}`,
    tags: TAGS,
    fromDatabase: async (db) => {
      const rows = await selectProducts(db, { ...filter, from, limit });
      return rows.length === 0 && from === 0 && isEverything(filter) ? builtInData() : rows;
    },
    builtInData,
  });
}

/** Returns the first `limit` published products in alphabetical order. */
export const listProducts = ({ limit }: { limit: number }) => listProductPage({}, { from: 0, limit });

/** Returns the first `limit` published products of each of these categories, in alphabetical order. */
export async function listFirstOfCategories(
  categories: string[],
  { limit }: { limit: number },
): Promise<ProductCard[]> {
  'use cache';
  return readOrLastKnown({
    key: `first ${limit} products of ${categories.join(' ')}`,
    tags: TAGS,
    fromDatabase: (db) => selectFirstOfCategories(db, categories, { limit }),
    builtInData: () => categories.flatMap((category) => builtInProductCards({ category, limit })),
  });
}

/** The number of products with a verdict that `listPicks` reads to choose from. */
const CANDIDATES = 60;

/**
 * Returns products to recommend: products with a verdict, one from each category in turn. Within a category, they are
 * in alphabetical order. If there are fewer than `limit`, other products follow in alphabetical order.
 */
export async function listPicks({ limit }: { limit: number }): Promise<ProductCard[]> {
  const [candidates, others] = await Promise.all([
    listProductPage({ hasVerdict: true }, { from: 0, limit: CANDIDATES }),
    listProducts({ limit: limit * 2 }),
  ]);
  const picks = onePerCategoryInTurn(candidates, limit);
  const picked = new Set(picks.map(({ slug }) => slug));
  return [...picks, ...others.filter(({ slug }) => !picked.has(slug))].slice(0, limit);
}
