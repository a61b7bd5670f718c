import 'server-only';
import type { ProductCard } from '@/lib/catalogue/entities';
import { FACT_COLUMNS, type FactFields, withFacts } from '@/lib/catalogue/product-facts';
import { products as builtInProducts } from '@/lib/fallback/products/index';
import { byName } from '@/lib/lists/ranking';
import type { ProductRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { cardLinksSchema } from './row-schemas';

export const CARD =
  `slug, name, brand, category, subcategory, image, image_url, recommended_retailers, retailer_links, ${FACT_COLUMNS}` as const;

/**
 * Limits a list of products to a category, to a subcategory, or to products with a verdict. An empty filter selects all
 * products.
 */
export interface ProductFilter {
  category?: string;
  subcategory?: string;
  hasVerdict?: true;
}

interface ListParams extends ProductFilter {
  slugs?: string[];
  from?: number;
  limit: number;
}

/** Selects `limit` cards of published products in alphabetical order, starting at row `from`. */
export async function selectProducts(db: Db, params: ListParams): Promise<ProductCard[]> {
  if (!params.from) return selectCards(db, params);
  // For a later page, first select only the slugs: Postgres can skip the rows of earlier pages by an index alone. After
  // that, read the cards by slug.
  const slugs = (await selectRows(db, params, 'slug')).map(({ slug }) => slug);
  return slugs.length > 0 ? selectCards(db, { slugs, limit: slugs.length }) : [];
}

const selectCards = async (db: Db, params: ListParams): Promise<ProductCard[]> =>
  (await selectRows(db, params, CARD)).map(cardOf);

/** Converts a selected row to the card that visitors may see. */
const cardOf = <Row extends FactFields & { retailer_links: unknown }>(row: Row) =>
  withFacts({ ...row, retailer_links: cardLinksSchema.parse(row.retailer_links) });

async function selectRows<C extends typeof CARD | 'slug'>(
  db: Db,
  { slugs, category, subcategory, hasVerdict, from = 0, limit }: ListParams,
  columns: C,
) {
  let query = db.from('products').select(columns).eq('is_published', true);
  if (slugs) query = query.in('slug', slugs);
  if (category) query = query.eq('category', category);
  if (subcategory) query = query.eq('subcategory', subcategory);
  if (hasVerdict) query = query.not('verdict', 'is', null);
  const { data, error } = await query
    .order('name')
    .order('slug')
    .range(from, from + limit - 1);
  if (error) throw new DatabaseError('select products', error);
  return data;
}

/**
 * Selects the first `limit` published products of each of these categories, in alphabetical order. One query covers all
 * categories, because sending a query takes longer than reading its few rows.
 */
export async function selectFirstOfCategories(
  db: Db,
  categories: string[],
  { limit }: { limit: number },
): Promise<ProductCard[]> {
  const { data, error } = await db
    .from('categories')
    .select(`products!products_category_fkey(${CARD})`)
    .in('slug', categories)
    .eq('products.is_published', true)
    .order('name', { referencedTable: 'products' })
    .order('slug', { referencedTable: 'products' })
    .limit(limit, { referencedTable: 'products' });
  if (error) throw new DatabaseError('select the first products of categories', error);
  return data.flatMap(({ products }) => products.map(cardOf));
}

/** Returns the cards that `selectProducts` would select if the database contained the built-in data. */
export function builtInProductCards({ slugs, from = 0, limit, ...filter }: ListParams): ProductCard[] {
  return builtInProductsOf(filter)
    .filter((row) => !slugs || slugs.includes(row.slug))
    .toSorted(byName)
    .slice(from, from + limit)
    .map(withFacts);
}

export function builtInProductsOf({ category, subcategory, hasVerdict }: ProductFilter): ProductRow[] {
  return builtInProducts
    .filter((row) => !category || row.category === category)
    .filter((row) => !subcategory || row.subcategory === subcategory)
    .filter((row) => !hasVerdict || row.verdict !== null);
}
