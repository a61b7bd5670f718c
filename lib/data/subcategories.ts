import 'server-only';
import { listTag, referencesTag, rowTag } from '@/lib/cache/tags';
import type { Subcategory } from '@/lib/catalogue/entities';
import { subcategories as builtInSubcategories } from '@/lib/fallback/subcategories';
import type { SubcategoryRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

const CARD = 'slug, name, parent_category_slug, description';

/** Selects the subcategory with this slug if its category is published; otherwise null. */
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

/** Returns the subcategory with that slug; null if there is none. */
export async function getSubcategory(slug: string): Promise<Subcategory | null> {
  'use cache';
  return readOrLastKnown({
    key: `subcategory ${slug}`,
    // The list tag of categories is included because a subcategory is public only while its category is public.
    tags: [rowTag('subcategories', slug), listTag('categories'), referencesTag()],
    fromDatabase: (db) => selectSubcategory(db, { slug }),
    builtInData: () => builtInSubcategory(slug),
  });
}

/** Returns the subcategories of a published category in alphabetical order. */
export async function listSubcategories(parent: string): Promise<SubcategoryRow[]> {
  'use cache';
  return readOrLastKnown({
    key: `subcategories of ${parent}`,
    tags: [listTag('subcategories'), rowTag('categories', parent)],
    fromDatabase: (db) => selectSubcategories(db, { parent }),
    builtInData: () => builtInSubcategories.filter((row) => row.parent_category_slug === parent),
  });
}

function builtInSubcategory(slug: string): Subcategory | undefined {
  const row = builtInSubcategories.find((subcategory) => subcategory.slug === slug);
  return row && { ...row, meta_title: null, meta_description: null, updated_at: null };
}
