import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache/tags';
import type { Category, CategoryCard } from '@/lib/catalogue/entities';
import { categories as builtInCategories } from '@/lib/fallback/categories/index';
import { orderBySlugs } from '@/lib/lists/order-by-slugs';
import { byName } from '@/lib/lists/ranking';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
import { faqsSchema } from './row-schemas';

const CARD = 'slug, name, icon, description, image_url, verdict, falls, holds';
const FULL =
  `${CARD}, buy_early, wait, any_time, top_products, top_retailers, faqs, buying_tips, meta_title, meta_description, updated_at` as const;

/**
 * Selects the published category with this slug. If no category is published, selects the built-in category. Null if
 * neither exists.
 */
async function selectCategory(db: Db, { slug }: { slug: string }): Promise<Category | null> {
  const { data, error } = await db
    .from('categories')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select category', error);
  if (data) return { ...data, faqs: faqsSchema.parse(data.faqs) };
  const known = builtInCategory(slug);
  return known && (await selectCategories(db, { limit: 1 })).length === 0 ? known : null;
}

interface PageParams {
  from?: number;
  limit: number;
}

interface ListParams extends PageParams {
  slugs?: string[];
}

async function selectCategories(db: Db, { slugs, from = 0, limit }: ListParams): Promise<CategoryCard[]> {
  let query = db.from('categories').select(CARD).eq('is_published', true);
  if (slugs) query = query.in('slug', slugs);
  const { data, error } = await query
    .order('name')
    .order('slug')
    .range(from, from + limit - 1);
  if (error) throw new DatabaseError('select categories', error);
  return data;
}

async function selectCount(db: Db): Promise<number> {
  const { count, error } = await db
    .from('categories')
    .select('slug', { count: 'exact', head: true })
    .eq('is_published', true);
  if (error) throw new DatabaseError('count categories', error);
  return count ?? 0;
}

/**
 * Returns the published category with that slug. If no category is published, returns the built-in category with that
 * slug. Null if neither exists.
 */
export async function getCategory(slug: string): Promise<Category | null> {
  'use cache';
  return readOrLastKnown({
    key: `category ${slug}`,
    tags: [rowTag('categories', slug), referencesTag()],
    fromDatabase: (db) => selectCategory(db, { slug }),
    builtInData: () => builtInCategory(slug),
  });
}

/**
 * Returns the number of published categories. If no category is published, returns the number of built-in categories.
 */
export async function countCategories(): Promise<number> {
  'use cache';
  return readOrLastKnown({
    key: 'count of categories',
    tags: [listTag('categories')],
    fromDatabase: async (db) => (await selectCount(db)) || builtInCategories.length,
    builtInData: () => builtInCategories.length,
  });
}

/**
 * Returns `limit` published categories in alphabetical order, starting at row `from`. If no category is published,
 * returns built-in categories.
 */
export async function listCategories({ from = 0, limit }: PageParams): Promise<CategoryCard[]> {
  'use cache';
  return readOrLastKnown({
    key: `categories ${from} ${limit}`,
    tags: [listTag('categories')],
    fromDatabase: async (db) => {
      const rows = await selectCategories(db, { from, limit });
      return rows.length === 0 && from === 0 ? builtInCards({ limit }) : rows;
    },
    builtInData: () => builtInCards({ from, limit }),
  });
}

/**
 * Returns the cards of the categories with these slugs, in the given order. Unpublished and unknown categories are left
 * out.
 */
export async function listCategoriesBySlug(slugs: string[]): Promise<CategoryCard[]> {
  'use cache';
  const rows = await readOrLastKnown({
    key: `categories of ${slugs.join(' ')}`,
    tags: slugs.map((slug) => rowTag('categories', slug)),
    fromDatabase: (db) => selectCategories(db, { slugs, limit: slugs.length }),
    builtInData: () => builtInCards({ slugs, limit: slugs.length }),
  });
  return orderBySlugs(slugs, rows);
}

function builtInCategory(slug: string): Category | undefined {
  const row = builtInCategories.find((category) => category.slug === slug);
  return row && { ...row, updated_at: null };
}

function builtInCards({ slugs, from = 0, limit }: ListParams): CategoryCard[] {
  return builtInCategories
    .filter((row) => !slugs || slugs.includes(row.slug))
    .toSorted(byName)
    .slice(from, from + limit);
}
