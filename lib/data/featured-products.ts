import 'server-only';
import { listTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { products as builtIn } from '@/lib/fallback/products/index';
import type { Db } from '@/lib/supabase/public';
import { listProducts, type ProductCard } from './products';
import { publicRead } from './public-read';

async function countRows(db: Db): Promise<number> {
  const { count, error } = await db
    .from('products')
    .select('id', { count: 'exact', head: true })
    .eq('is_published', true);
  if (error) throw new DatabaseError('count products', error);
  return count ?? 0;
}

/** How many products are published; of the built-in ones while there are none. */
async function countProducts(): Promise<number> {
  'use cache';
  return publicRead({
    key: 'products counted',
    tags: [listTag('products')],
    fromDatabase: async (db) => (await countRows(db)) || builtIn.length,
    builtIn: () => builtIn.length,
  });
}

/** The first products by name, and the number of all. */
export async function getFeaturedProducts(limit: number): Promise<{ rows: ProductCard[]; total: number }> {
  const [rows, total] = await Promise.all([listProducts({ limit }), countProducts()]);
  return { rows, total };
}
