import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache/tags';
import { cardWithEvidence, DISCOUNT_COLUMNS, withEvidence } from '@/lib/catalogue/discount';
import type { Retailer, RetailerCard } from '@/lib/catalogue/entities';
import { FACT_COLUMNS, withShopFacts } from '@/lib/catalogue/shop-facts';
import { retailers as builtInRetailers } from '@/lib/fallback/retailers/index';
import { orderBySlugs } from '@/lib/lists/order-by-slugs';
import type { RetailerRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { withFallbacks } from './fallback-links';
import { readOrLastKnown } from './read-or-last-known';
import { faqsSchema, highlightsSchema } from './row-schemas';

const CARD =
  `slug, name, logo, cta_url, fallback_url, uses_fallback, last_verified, key_categories, verdict, has_sale, brand_bg, brand_ink, ${DISCOUNT_COLUMNS}` as const;
const FULL =
  `${CARD}, ${FACT_COLUMNS}, description, falls, holds, top_products, faqs, terms_snippet, highlights_data, meta_title, meta_description` as const;

type StoredRetailer = Omit<RetailerRow, 'is_published' | 'display_rank'>;

/** Returns a retailer as visitors may see it. Facts that can go out of date are removed if they have no evidence. */
const shown = (row: StoredRetailer): Retailer => withShopFacts(withEvidence(row));

/**
 * Selects the published retailer with this slug. If no retailer is published, selects the built-in retailer. Null if
 * neither exists.
 */
async function selectRetailer(db: Db, { slug }: { slug: string }): Promise<Retailer | null> {
  const { data, error } = await db
    .from('retailers')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select retailer', error);
  const [row] = await withFallbacks(db, data ? [data] : []);
  if (row) {
    return shown({
      ...row,
      faqs: faqsSchema.parse(row.faqs),
      highlights_data: highlightsSchema.parse(row.highlights_data),
    });
  }
  const known = builtInRetailer(slug);
  return known && (await selectRetailers(db, { limit: 1 })).length === 0 ? known : null;
}

interface PageParams {
  from?: number;
  limit: number;
}

interface ListParams extends PageParams {
  slugs?: string[];
  category?: string;
}

/**
 * Selects cards of published retailers in the order that editors have set. `slugs` and `category` limit the selection.
 */
async function selectRetailers(
  db: Db,
  { slugs, category, from = 0, limit }: ListParams,
): Promise<RetailerCard[]> {
  let query = db.from('retailers').select(CARD).eq('is_published', true);
  if (slugs) query = query.in('slug', slugs);
  if (category) query = query.contains('key_categories', [category]);
  const { data, error } = await query
    .order('display_rank', { nullsFirst: false })
    .order('name')
    .order('slug')
    .range(from, from + limit - 1);
  if (error) throw new DatabaseError('select retailers', error);
  return (await withFallbacks(db, data)).map(cardWithEvidence);
}

async function selectCount(db: Db): Promise<number> {
  const { count, error } = await db
    .from('retailers')
    .select('slug', { count: 'exact', head: true })
    .eq('is_published', true);
  if (error) throw new DatabaseError('count retailers', error);
  return count ?? 0;
}

/**
 * Returns the published retailer with this slug; null if there is none. While the database has no published retailers
 * at all, returns the built-in retailer with this slug.
 */
export async function getRetailer(slug: string): Promise<Retailer | null> {
  'use cache';
  return readOrLastKnown({
    key: `retailer ${slug}`,
    tags: [rowTag('retailers', slug), referencesTag()],
    fromDatabase: (db) => selectRetailer(db, { slug }),
    builtInData: () => builtInRetailer(slug),
  });
}

/** Returns the number of published retailers. If no retailer is published, returns the number of built-in retailers. */
export async function countRetailers(): Promise<number> {
  'use cache';
  return readOrLastKnown({
    key: 'count of retailers',
    tags: [listTag('retailers')],
    fromDatabase: async (db) => (await selectCount(db)) || builtInRetailers.length,
    builtInData: () => builtInRetailers.length,
  });
}

/**
 * The number of retailers that `listRetailers` reads even if the caller needs fewer. All such short lists, for example
 * in the menu of every page, share one cached result.
 */
const FIRST = 8;

/**
 * Returns `limit` published retailers in the order that editors have set, starting at row `from`. If no retailer is
 * published, returns built-in retailers.
 */
export async function listRetailers({ from = 0, limit }: PageParams): Promise<RetailerCard[]> {
  if (from > 0 || limit >= FIRST) return readRetailers({ from, limit });
  return (await readRetailers({ from, limit: FIRST })).slice(0, limit);
}

async function readRetailers({ from, limit }: { from: number; limit: number }): Promise<RetailerCard[]> {
  'use cache';
  return readOrLastKnown({
    key: `retailers ${from} ${limit}`,
    // The database changes `key_categories` when a category is renamed.
    tags: [listTag('retailers'), referencesTag()],
    fromDatabase: async (db) => {
      const rows = await selectRetailers(db, { from, limit });
      return rows.length === 0 && from === 0 ? builtInCards({ limit }) : rows;
    },
    builtInData: () => builtInCards({ from, limit }),
  });
}

/**
 * Returns the cards of the retailers with these slugs, in the given order. Unpublished and unknown retailers are left
 * out.
 */
export async function listRetailersBySlug(slugs: string[]): Promise<RetailerCard[]> {
  'use cache';
  const rows = await readOrLastKnown({
    key: `retailers of ${slugs.join(' ')}`,
    tags: [...slugs.map((slug) => rowTag('retailers', slug)), referencesTag()],
    fromDatabase: (db) => selectRetailers(db, { slugs, limit: slugs.length }),
    builtInData: () => builtInCards({ slugs, limit: slugs.length }),
  });
  return orderBySlugs(slugs, rows);
}

/** Returns published retailers with this key category, in the order that editors have set. */
export async function listRetailersInCategory(category: string, limit: number): Promise<RetailerCard[]> {
  'use cache';
  return readOrLastKnown({
    key: `retailers in ${category} ${limit}`,
    tags: [listTag('retailers'), referencesTag()],
    fromDatabase: (db) => selectRetailers(db, { category, limit }),
    builtInData: () => builtInCards({ category, limit }),
  });
}

function builtInRetailer(slug: string): Retailer | undefined {
  const row = builtInRetailers.find((retailer) => retailer.slug === slug);
  return row && shown(row);
}

function builtInCards({ slugs, category, from = 0, limit }: ListParams): RetailerCard[] {
  return builtInRetailers
    .filter((row) => !slugs || slugs.includes(row.slug))
    .filter((row) => !category || row.key_categories.includes(category))
    .slice(from, from + limit)
    .map(cardWithEvidence);
}
