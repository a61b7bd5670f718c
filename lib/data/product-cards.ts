import 'server-only';
import { DatabaseError } from '@/lib/errors';
import { products as builtIn } from '@/lib/fallback/products/index';
import type { ProductRow } from '@/lib/fallback/types';
import { byName } from '@/lib/ranking';
import type { Db } from '@/lib/supabase/public';

export type ProductCard = Pick<
  ProductRow,
  | 'slug'
  | 'name'
  | 'brand'
  | 'category'
  | 'subcategory'
  | 'image'
  | 'image_url'
  | 'price_range'
  | 'recommended_retailers'
>;

export const CARD =
  'slug, name, brand, category, subcategory, image, image_url, price_range, recommended_retailers';

/** Which products: all of them, those of a category or those of a subcategory. */
export interface ProductFilter {
  category?: string;
  subcategory?: string;
}

interface ListParams extends ProductFilter {
  slugs?: string[];
  from?: number;
  limit: number;
}

/** Cards of published products by name, `limit` of them beginning with the row `from`. */
export async function selectProducts(db: Db, params: ListParams): Promise<ProductCard[]> {
  if (!params.from) return selectRows(db, params, CARD);
  // The rows before a page far down a list are skipped in an index alone, which does not hold the cards.
  const slugs = (await selectRows(db, params, 'slug')).map(({ slug }) => slug);
  return slugs.length > 0 ? selectRows(db, { slugs, limit: slugs.length }, CARD) : [];
}

async function selectRows<C extends typeof CARD | 'slug'>(
  db: Db,
  { slugs, category, subcategory, from = 0, limit }: ListParams,
  columns: C,
) {
  let query = db.from('products').select(columns).eq('is_published', true);
  if (slugs) query = query.in('slug', slugs);
  if (category) query = query.eq('category', category);
  if (subcategory) query = query.eq('subcategory', subcategory);
  const { data, error } = await query
    .order('name')
    .order('slug')
    .range(from, from + limit - 1);
  if (error) throw new DatabaseError('select products', error);
  return data;
}

/** The same from the built-in data. */
export function builtInProductCards({ slugs, from = 0, limit, ...filter }: ListParams): ProductCard[] {
  return builtInProductsOf(filter)
    .filter((row) => !slugs || slugs.includes(row.slug))
    .toSorted(byName)
    .slice(from, from + limit);
}

export function builtInProductsOf({ category, subcategory }: ProductFilter): ProductRow[] {
  return builtIn
    .filter((row) => !category || row.category === category)
    .filter((row) => !subcategory || row.subcategory === subcategory);
}
