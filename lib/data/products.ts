import 'server-only';
import { listTag, rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { products as builtIn } from '@/lib/fallback/products/index';
import type { ProductRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { inOrderOf } from './in-order-of';
import { publicRead } from './public-read';

export type ProductCard = Pick<
  ProductRow,
  'slug' | 'name' | 'brand' | 'category' | 'image' | 'image_url' | 'price_range'
>;

const CARD = 'slug, name, brand, category, image, image_url, price_range';

interface ListParams {
  slugs?: string[];
  category?: string;
  limit: number;
}

/** Cards of published products by name, optionally only of these slugs or of one category. */
async function selectProducts(db: Db, { slugs, category, limit }: ListParams): Promise<ProductCard[]> {
  let query = db.from('products').select(CARD).eq('is_published', true).order('name').limit(limit);
  if (slugs) query = query.in('slug', slugs);
  if (category) query = query.eq('category', category);
  const { data, error } = await query;
  if (error) throw new DatabaseError('select products', error);
  return data;
}

/** Cards of these slugs in the given order; unpublished and unknown ones are left out. */
export async function listProductsBySlug(slugs: string[]): Promise<ProductCard[]> {
  'use cache';
  const rows = await publicRead({
    key: `products of ${slugs.join(' ')}`,
    tags: slugs.map((slug) => rowTag('products', slug)),
    fromDatabase: (db) => selectProducts(db, { slugs, limit: slugs.length }),
    builtIn: () => builtInCards({ slugs, limit: slugs.length }),
  });
  return inOrderOf(slugs, rows);
}

/** The first `limit` published products by name; the built-in ones while there are none. */
export async function listProducts({ limit }: { limit: number }): Promise<ProductCard[]> {
  'use cache';
  return publicRead({
    key: `products ${limit}`,
    tags: [listTag('products')],
    fromDatabase: async (db) => {
      const rows = await selectProducts(db, { limit });
      return rows.length > 0 ? rows : builtInCards({ limit });
    },
    builtIn: () => builtInCards({ limit }),
  });
}

/** Published products of a category, by name. */
export async function listProductsInCategory(category: string, limit: number): Promise<ProductCard[]> {
  'use cache';
  return publicRead({
    key: `products in ${category} ${limit}`,
    tags: [listTag('products')],
    fromDatabase: (db) => selectProducts(db, { category, limit }),
    builtIn: () => builtInCards({ category, limit }),
  });
}

function builtInCards({ slugs, category, limit }: ListParams): ProductCard[] {
  return builtIn
    .filter((row) => !slugs || slugs.includes(row.slug))
    .filter((row) => !category || row.category === category)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
    .slice(0, limit);
}
