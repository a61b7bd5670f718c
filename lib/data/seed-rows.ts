import 'server-only';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import type { Database } from '@/lib/schema/database.types';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

type SeededTable = 'retailers' | 'categories' | 'subcategories' | 'products' | 'content';
/** Lists of slugs of other rows, by the name of their column. */
export type SlugLists = Record<string, string[]>;

/** Inserts the rows whose slugs the table does not have yet. Existing rows keep the editors' changes. */
export async function addMissingRows(db: Db, table: SeededTable, rows: object[]): Promise<void> {
  const { error } = await db
    .from(table)
    .upsert(rows as never, { onConflict: 'slug', ignoreDuplicates: true });
  if (error) throw new DatabaseError(`add the rows of ${table}`, error);
}

/** Fills a row's lists of slugs, if all of these lists are empty. */
export async function fillEmptyLists(
  db: Db,
  table: 'categories' | 'products',
  { slug, lists }: { slug: string; lists: SlugLists },
): Promise<void> {
  const changed = { ...lists, content_changed_at: CATALOGUE_CHANGED_AT };
  let update = db
    .from(table)
    .update(changed as never)
    .eq('slug', slug);
  for (const column of Object.keys(lists)) update = update.eq(column, '{}');
  const { error } = await update;
  if (error) throw new DatabaseError(`set the lists of ${table} "${slug}"`, error);
}

/**
 * Returns whether any row of the table has aliases. If no row has any, the rows may be older than the column `aliases`.
 */
export async function hasAliases(db: Db, table: SeededTable): Promise<boolean> {
  const { count, error } = await db
    .from(table)
    .select('id', { count: 'exact', head: true })
    .not('aliases', 'eq', '{}');
  if (error) throw new DatabaseError(`count the aliases of ${table}`, error);
  return Boolean(count);
}

export async function setAliases(db: Db, table: SeededTable, slug: string, aliases: string[]): Promise<void> {
  const { error } = await db
    .from(table)
    .update({ aliases } as never)
    .eq('slug', slug);
  if (error) throw new DatabaseError(`set the aliases of ${table} "${slug}"`, error);
}

type NewEntry = Database['public']['Tables']['navigation_menu']['Insert'];

/** Inserts menu items if the database has none. */
export async function addNavigation(db: Db, entries: NewEntry[]): Promise<void> {
  const { count, error } = await db.from('navigation_menu').select('id', { count: 'exact', head: true });
  if (error) throw new DatabaseError('count the entries of the menu', error);
  if (count) return;
  const inserted = await db.from('navigation_menu').insert(entries);
  if (inserted.error) throw new DatabaseError('add the entries of the menu', inserted.error);
}
