import 'server-only';
import { listTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { subcategories as builtIn } from '@/lib/fallback/subcategories';
import type { SubcategoryRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';

async function selectSubcategories(db: Db, { parent }: { parent: string }): Promise<SubcategoryRow[]> {
  const { data, error } = await db
    .from('subcategories')
    .select('slug, name, parent_category_slug, description')
    .eq('parent_category_slug', parent)
    .order('name');
  if (error) throw new DatabaseError('select subcategories', error);
  return data;
}

/** The subcategories of a published category, by name. */
export async function listSubcategories(parent: string): Promise<SubcategoryRow[]> {
  'use cache';
  return publicRead({
    key: `subcategories of ${parent}`,
    tags: [listTag('subcategories')],
    fromDatabase: (db) => selectSubcategories(db, { parent }),
    builtIn: () => builtIn.filter((row) => row.parent_category_slug === parent),
  });
}
