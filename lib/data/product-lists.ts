import 'server-only';
import { listTag, referencesTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';
import {
  builtInProductCards,
  builtInProductsOf,
  type ProductCard,
  type ProductFilter,
  selectProducts,
} from './product-cards';
import { publicRead } from './public-read';

const TAGS = [listTag('products'), referencesTag()];
const nameOf = ({ category = 'any', subcategory = 'any' }: ProductFilter) => `${category}/${subcategory}`;
const isEverything = ({ category, subcategory }: ProductFilter) => !category && !subcategory;

async function selectCount(db: Db, { category, subcategory }: ProductFilter): Promise<number> {
  let query = db.from('products').select('slug', { count: 'exact', head: true }).eq('is_published', true);
  if (category) query = query.eq('category', category);
  if (subcategory) query = query.eq('subcategory', subcategory);
  const { count, error } = await query;
  if (error) throw new DatabaseError('count products', error);
  return count ?? 0;
}

/** How many products are published; asked apart from the pages of a list, so that they share one answer. */
export async function countProducts(filter: ProductFilter = {}): Promise<number> {
  'use cache';
  const builtIn = () => builtInProductsOf(filter).length;
  return publicRead({
    key: `count of products ${nameOf(filter)}`,
    tags: TAGS,
    fromDatabase: async (db) => (await selectCount(db, filter)) || (isEverything(filter) ? builtIn() : 0),
    builtIn,
  });
}

/** `limit` published products by name, beginning with the row `from`; the built-in ones while there are none at all. */
export async function listProductPage(
  filter: ProductFilter,
  { from, limit }: { from: number; limit: number },
): Promise<ProductCard[]> {
  'use cache';
  const builtIn = () => builtInProductCards({ ...filter, from, limit });
  return publicRead({
    key: `products ${nameOf(filter)} ${from} ${limit}`,
    tags: TAGS,
    fromDatabase: async (db) => {
      const rows = await selectProducts(db, { ...filter, from, limit });
      return rows.length === 0 && from === 0 && isEverything(filter) ? builtIn() : rows;
    },
    builtIn,
  });
}

/** The first `limit` published products by name. */
export const listProducts = ({ limit }: { limit: number }) => listProductPage({}, { from: 0, limit });
