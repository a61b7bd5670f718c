import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { subcategories as builtIn } from '@/lib/fallback/subcategories';
import type { SubcategoryRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { publicRead } from './public-read';

export type Subcategory = SubcategoryRow & {
  meta_title: string | null;
  meta_description: string | null;
  updated_at: string | null;
};

const CARD = 'slug, name, parent_category_slug, description';

/** One subcategory of a published category; null when there is none of that slug. */
async function selectSubcategory(db: Db, { slug }: { slug: string }): Promise<Subcategory | null> {
  const { data, error } = await db
    .from('subcategories')
    .select(`${CARD}, meta_title, meta_description, updated_at`)
    .eq('slug', slug)
    .maybeSingle();
  if (error) throw new DatabaseError('select subcategory', error);
  return data;
}

async function selectSubcategories(db: Db, { parent }: { parent: string }): Promise<SubcategoryRow[]> {
  return allRows('select subcategories', (from, to) =>
    db
      .from('subcategories')
      .select(CARD)
      .eq('parent_category_slug', parent)
      .order('name')
      .order('slug')
      .range(from, to),
  );
}

/** The subcategory of that slug, or null. */
export async function getSubcategory(slug: string): Promise<Subcategory | null> {
  'use cache';
  return publicRead({
    key: `subcategory ${slug}`,
    // Whether it shows hangs on its parent being published.
    tags: [rowTag('subcategories', slug), listTag('categories'), referencesTag()],
    fromDatabase: (db) => selectSubcategory(db, { slug }),
    builtIn: () => builtInSubcategory(slug),
  });
}

/** The subcategories of a published category, by name. */
export async function listSubcategories(parent: string): Promise<SubcategoryRow[]> {
  'use cache';
  return publicRead({
    key: `subcategories of ${parent}`,
    tags: [listTag('subcategories'), rowTag('categories', parent)],
    fromDatabase: (db) => selectSubcategories(db, { parent }),
    builtIn: () => builtIn.filter((row) => row.parent_category_slug === parent),
  });
}

function builtInSubcategory(slug: string): Subcategory | undefined {
  const row = builtIn.find((subcategory) => subcategory.slug === slug);
  return row && { ...row, meta_title: null, meta_description: null, updated_at: null };
}
