import 'server-only';
import { CATALOGUE_CHANGED_AT } from '@/lib/fallback/dates';
import type { SaleWindowRow } from '@/lib/fallback/sale-windows';
import type { Database, Json } from '@/lib/schema/database.types';
import type { BuiltInPrompt } from '@/lib/schema/prompts';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { untypedClient } from './untyped-client';

type SeededTable = 'retailers' | 'categories' | 'subcategories' | 'products' | 'content';
/** A row's lists that refer to other rows, by column name. A list contains slugs, or objects with a slug. */
export type SlugLists = Record<string, string[] | { slug: string }[]>;

/** Inserts the rows whose slugs the table does not have yet. Existing rows keep the editors' changes. */
export async function addMissingRows(db: Db, table: SeededTable, rows: object[]): Promise<void> {
  const { error } = await db
    .from(table)
    .upsert(rows as never, { onConflict: 'slug', ignoreDuplicates: true });
  if (error) throw new DatabaseError(`add the rows of ${table}`, error);
}

/**
 * Returns an empty list as the API writes it: '[]' for a list of objects (a JSON column), '{}' for a list of texts (an
 * array column).
 */
const emptyLike = ([first]: SlugLists[string]) => (typeof first === 'object' ? '[]' : '{}');

/** Fills a row's lists of slugs. Does nothing unless all of these lists are empty. */
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

/** The value that a column has in rows which were inserted before the column existed. */
const UNFILLED = {
  aliases: '{}',
  body: '',
  meta_description: null,
  verdict: null,
  brand_bg: null,
  answer: '{}',
  sources: '[]',
} as const;

/**
 * Returns whether any row of the table has a value in the column. If no row has one, the rows may be older than the
 * column.
 */
export async function hasAny(db: Db, table: SeededTable, column: keyof typeof UNFILLED): Promise<boolean> {
  const empty = UNFILLED[column];
  const query = untypedClient(db).from(table).select('id', { count: 'exact', head: true });
  const { count, error } = await (empty === null
    ? query.not(column, 'is', null)
    : query.not(column, 'eq', empty));
  if (error) throw new DatabaseError(`count the rows of ${table} with ${column}`, error);
  return Boolean(count);
}

/**
 * Fills columns that did not exist when a row was inserted. Leaves the row unchanged unless it has the values in
 * `expected`.
 */
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

/** Inserts sale dates, except those whose retailer, year and channel the table already contains. */
export async function addMissingSaleWindows(db: Db, rows: SaleWindowRow[]): Promise<void> {
  // The homepage shows when its sale dates last changed. Seeding must not count as a change, so the rows get a fixed
  // time.
  const dates = { created_at: CATALOGUE_CHANGED_AT, updated_at: CATALOGUE_CHANGED_AT };
  const dated = rows.map((row) => ({ ...row, ...dates }));
  const { error } = await db
    .from('sale_windows')
    .upsert(dated, { onConflict: 'retailer_slug,year,channel', ignoreDuplicates: true });
  if (error) throw new DatabaseError('add the rows of sale_windows', error);
}

/** Adds the built-in prompts for purposes that have no prompt yet. */
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
