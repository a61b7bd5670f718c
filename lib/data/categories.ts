import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { categories as builtIn } from '@/lib/fallback/categories/index';
import type { CategoryRow } from '@/lib/fallback/types';
import { byName } from '@/lib/ranking';
import type { Db } from '@/lib/supabase/public';
import { inOrderOf } from './in-order-of';
import { publicRead } from './public-read';
import { faqsShape } from './shapes';

export type CategoryCard = Pick<CategoryRow, 'slug' | 'name' | 'icon' | 'description' | 'image_url'>;
export type Category = Omit<CategoryRow, 'is_published'> & { updated_at: string | null };

const CARD = 'slug, name, icon, description, image_url';
const FULL =
  `${CARD}, top_products, top_retailers, faqs, buying_tips, meta_title, meta_description, updated_at` as const;

/** One published category; null when there is none of that slug. */
async function selectCategory(db: Db, { slug }: { slug: string }): Promise<Category | null> {
  const { data, error } = await db
    .from('categories')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select category', error);
  if (data) return { ...data, faqs: faqsShape.parse(data.faqs) };
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

/** The published category of that slug, or null. */
export async function getCategory(slug: string): Promise<Category | null> {
  'use cache';
  return publicRead({
    key: `category ${slug}`,
    tags: [rowTag('categories', slug), referencesTag()],
    fromDatabase: (db) => selectCategory(db, { slug }),
    builtIn: () => builtInCategory(slug),
  });
}

/** How many categories are published; the built-in ones while there are none. */
export async function countCategories(): Promise<number> {
  'use cache';
  return publicRead({
    key: 'count of categories',
    tags: [listTag('categories')],
    fromDatabase: async (db) => (await selectCount(db)) || builtIn.length,
    builtIn: () => builtIn.length,
  });
}

/** `limit` published categories by name, from the row `from` on; the built-in ones while there are none. */
export async function listCategories({ from = 0, limit }: PageParams): Promise<CategoryCard[]> {
  'use cache';
  return publicRead({
    key: `categories ${from} ${limit}`,
    tags: [listTag('categories')],
    fromDatabase: async (db) => {
      const rows = await selectCategories(db, { from, limit });
      return rows.length === 0 && from === 0 ? builtInCards({ limit }) : rows;
    },
    builtIn: () => builtInCards({ from, limit }),
  });
}

/** Cards of these slugs in the given order; unpublished and unknown ones are left out. */
export async function listCategoriesBySlug(slugs: string[]): Promise<CategoryCard[]> {
  'use cache';
  const rows = await publicRead({
    key: `categories of ${slugs.join(' ')}`,
    tags: slugs.map((slug) => rowTag('categories', slug)),
    fromDatabase: (db) => selectCategories(db, { slugs, limit: slugs.length }),
    builtIn: () => builtInCards({ slugs, limit: slugs.length }),
  });
  return inOrderOf(slugs, rows);
}

function builtInCategory(slug: string): Category | undefined {
  const row = builtIn.find((category) => category.slug === slug);
  return row && { ...row, updated_at: null };
}

function builtInCards({ slugs, from = 0, limit }: ListParams): CategoryCard[] {
  return builtIn
    .filter((row) => !slugs || slugs.includes(row.slug))
    .toSorted(byName)
    .slice(from, from + limit);
}
