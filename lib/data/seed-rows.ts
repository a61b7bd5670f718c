import 'server-only';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import type { SaleWindowRow } from '@/lib/fallback/sale-windows';
import type { Database, Json } from '@/lib/schema/database.types';
import type { BuiltInPrompt } from '@/lib/schema/prompts';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';

type SeededTable = 'retailers' | 'categories' | 'subcategories' | 'products' | 'content';
/** Lists of slugs of other rows, or of objects with such slugs, by the name of their column. */
export type SlugLists = Record<string, string[] | { slug: string }[]>;

/** Inserts the rows whose slugs the table does not have yet. Existing rows keep the editors' changes. */
export async function addMissingRows(db: Db, table: SeededTable, rows: object[]): Promise<void> {
  const { error } = await db
    .from(table)
    .upsert(rows as never, { onConflict: 'slug', ignoreDuplicates: true });
  if (error) throw new DatabaseError(`add the rows of ${table}`, error);
}

/** An empty list, as the API writes it: a list of objects is JSON, a list of texts an array. */
const emptyLike = ([first]: SlugLists[string]) => (typeof first === 'object' ? '[]' : '{}');

/** Fills a row's lists of slugs, if all of these lists are empty. */
export async function fillEmptyLists(
  db: Db,
  table: 'categories' | 'subcategories' | 'products',
  { slug, lists }: { slug: string; lists: SlugLists },
): Promise<void> {
  const changed = { ...lists, content_changed_at: CATALOGUE_CHANGED_AT };
  let update = db
    .from(table)
    .update(changed as never)
    .eq('slug', slug);
  for (const [column, list] of Object.entries(lists)) update = update.eq(column, emptyLike(list));
  const { error } = await update;
  if (error) throw new DatabaseError(`set the lists of ${table} "${slug}"`, error);
}

/** The value of a column in rows that are older than the column. */
const UNFILLED = {
  aliases: '{}',
  body: '',
  meta_description: null,
  verdict: null,
  brand_bg: null,
  answer: '{}',
  sources: '[]',
} as const;

/** Returns whether any row of the table has a value in the column. If none has, the rows may be older than the column. */
export async function hasAny(db: Db, table: SeededTable, column: keyof typeof UNFILLED): Promise<boolean> {
  const empty = UNFILLED[column];
  const query = untypedClient(db).from(table).select('id', { count: 'exact', head: true });
  const { count, error } = await (empty === null
    ? query.not(column, 'is', null)
    : query.not(column, 'eq', empty));
  if (error) throw new DatabaseError(`count the rows of ${table} with ${column}`, error);
  return Boolean(count);
}

/** Writes columns of an existing row that are newer than the row. A row without the expected values stays as it is. */
export async function setColumns(
  db: Db,
  table: SeededTable,
  slug: string,
  values: object,
  expected: Record<string, string> = {},
): Promise<void> {
  const { error } = await db
    .from(table)
    .update(values as never)
    .match({ slug, ...expected });
  if (error) throw new DatabaseError(`set columns of ${table} "${slug}"`, error);
}

/** Inserts the sale dates of which the table has none for the same retailer, year and channel. */
export async function addMissingSaleWindows(db: Db, rows: SaleWindowRow[]): Promise<void> {
  // The homepage shows when its sale dates last changed. Seeding the database is no change.
  const dates = { created_at: CATALOGUE_CHANGED_AT, updated_at: CATALOGUE_CHANGED_AT };
  const dated = rows.map((row) => ({ ...row, ...dates }));
  const { error } = await db
    .from('sale_windows')
    .upsert(dated, { onConflict: 'retailer_slug,year,channel', ignoreDuplicates: true });
  if (error) throw new DatabaseError('add the rows of sale_windows', error);
}

/** Adds the built-in prompts of the purposes that have none yet. */
export async function addPrompts(db: Db, prompts: BuiltInPrompt[]): Promise<void> {
  const { error } = await db.rpc('add_prompts', { _prompts: prompts as unknown as Json });
  if (error) throw new DatabaseError('add the prompts', error);
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
