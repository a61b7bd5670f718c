import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import {
  cardWithEvidence,
  type Discount,
  DISCOUNT_COLUMNS,
  type DiscountFields,
  withEvidence,
} from '@/lib/discount';
import { retailers as builtIn } from '@/lib/fallback/retailers/index';
import type { RetailerRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { inOrderOf } from './in-order-of';
import { publicRead } from './public-read';
import { faqsShape, highlightsShape } from './shapes';

type Shown = { discount: Discount | null };
export type RetailerCard = Pick<
  RetailerRow,
  'slug' | 'name' | 'logo' | 'cta_url' | 'last_verified' | 'key_categories'
> &
  Shown;
export type Retailer = Omit<RetailerRow, 'is_published' | 'display_rank' | keyof DiscountFields> & Shown;

const CARD = `slug, name, logo, cta_url, last_verified, key_categories, ${DISCOUNT_COLUMNS}` as const;
const FULL =
  `${CARD}, description, has_sale, top_products, faqs, terms_snippet, highlights_data, meta_title, meta_description` as const;

/** One published retailer; null when there is none of that slug. */
async function selectRetailer(db: Db, { slug }: { slug: string }): Promise<Retailer | null> {
  const { data, error } = await db
    .from('retailers')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select retailer', error);
  if (data) {
    return withEvidence({
      ...data,
      faqs: faqsShape.parse(data.faqs),
      highlights_data: highlightsShape.parse(data.highlights_data),
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

/** Cards of published retailers in the editors' order, optionally only of these slugs or of those that sell in a category. */
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
  return data.map(cardWithEvidence);
}

async function selectCount(db: Db): Promise<number> {
  const { count, error } = await db
    .from('retailers')
    .select('slug', { count: 'exact', head: true })
    .eq('is_published', true);
  if (error) throw new DatabaseError('count retailers', error);
  return count ?? 0;
}

/** The published retailer of that slug, or null. */
export async function getRetailer(slug: string): Promise<Retailer | null> {
  'use cache';
  return publicRead({
    key: `retailer ${slug}`,
    tags: [rowTag('retailers', slug), referencesTag()],
    fromDatabase: (db) => selectRetailer(db, { slug }),
    builtIn: () => builtInRetailer(slug),
  });
}

/** How many retailers are published; the built-in ones while there are none. */
export async function countRetailers(): Promise<number> {
  'use cache';
  return publicRead({
    key: 'count of retailers',
    tags: [listTag('retailers')],
    fromDatabase: async (db) => (await selectCount(db)) || builtIn.length,
    builtIn: () => builtIn.length,
  });
}

/** `limit` published retailers in the editors' order, from the row `from` on; the built-in ones while there are none. */
export async function listRetailers({ from = 0, limit }: PageParams): Promise<RetailerCard[]> {
  'use cache';
  return publicRead({
    key: `retailers ${from} ${limit}`,
    tags: [listTag('retailers')],
    fromDatabase: async (db) => {
      const rows = await selectRetailers(db, { from, limit });
      return rows.length === 0 && from === 0 ? builtInCards({ limit }) : rows;
    },
    builtIn: () => builtInCards({ from, limit }),
  });
}

/** Cards of these slugs in the given order; unpublished and unknown ones are left out. */
export async function listRetailersBySlug(slugs: string[]): Promise<RetailerCard[]> {
  'use cache';
  const rows = await publicRead({
    key: `retailers of ${slugs.join(' ')}`,
    tags: [...slugs.map((slug) => rowTag('retailers', slug)), referencesTag()],
    fromDatabase: (db) => selectRetailers(db, { slugs, limit: slugs.length }),
    builtIn: () => builtInCards({ slugs, limit: slugs.length }),
  });
  return inOrderOf(slugs, rows);
}

/** Published retailers that name this category among theirs, in the editors' order. */
export async function listRetailersInCategory(category: string, limit: number): Promise<RetailerCard[]> {
  'use cache';
  return publicRead({
    key: `retailers in ${category} ${limit}`,
    tags: [listTag('retailers')],
    fromDatabase: (db) => selectRetailers(db, { category, limit }),
    builtIn: () => builtInCards({ category, limit }),
  });
}

function builtInRetailer(slug: string): Retailer | undefined {
  const row = builtIn.find((retailer) => retailer.slug === slug);
  return row && withEvidence(row);
}

function builtInCards({ slugs, category, from = 0, limit }: ListParams): RetailerCard[] {
  return builtIn
    .filter((row) => !slugs || slugs.includes(row.slug))
    .filter((row) => !category || row.key_categories.includes(category))
    .slice(from, from + limit)
    .map(cardWithEvidence);
}
