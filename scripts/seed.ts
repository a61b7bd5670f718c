/** Fills a database with the built-in data. `npm run db:seed` does it for a hosted project. */
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { categories } from '../lib/fallback/categories/index.ts';
import { CATALOGUE_CHANGED_AT } from '../lib/fallback/dates.ts';
import { content } from '../lib/fallback/content/index.ts';
import { navigation } from '../lib/fallback/navigation.ts';
import { products } from '../lib/fallback/products/index.ts';
import { retailers } from '../lib/fallback/retailers/index.ts';
import { subcategories } from '../lib/fallback/subcategories.ts';
import type { CategoryRow, ProductRow } from '../lib/fallback/types.ts';

interface Slugged {
  slug: string;
}

/** Adds the rows whose slug is not there yet; what an editor has changed stays as it is. */
async function addMissing(db: SupabaseClient, table: string, rows: Slugged[]): Promise<void> {
  const { error } = await db.from(table).upsert(rows, { onConflict: 'slug', ignoreDuplicates: true });
  if (error) throw new Error(`The rows of ${table} could not be added: ${error.message}`);
}

type Lists = Record<string, string[]>;

/**
 * A row of the catalogue without its lists of slugs, which refer to tables that are filled later. A row that has no list
 * is complete at once and dated like the built-in texts; fillLists dates the others.
 */
const withoutLists = (row: Slugged, lists: Lists) => ({
  ...row,
  ...Object.fromEntries(Object.keys(lists).map((column) => [column, []])),
  content_changed_at: isEmpty(lists) ? CATALOGUE_CHANGED_AT : new Date().toISOString(),
});

/** Sets the lists of a row that still has none. */
async function fillLists(db: SupabaseClient, table: string, rows: { slug: string; lists: Lists }[]) {
  for (const { slug, lists } of rows) {
    if (isEmpty(lists)) continue;
    let update = db
      .from(table)
      .update({ ...lists, content_changed_at: CATALOGUE_CHANGED_AT })
      .eq('slug', slug);
    for (const column of Object.keys(lists)) update = update.eq(column, '{}');
    const { error } = await update;
    if (error) throw new Error(`The lists of ${table} "${slug}" could not be set: ${error.message}`);
  }
}

/** Gives other names to the rows of a database that is older than the column: where no row of the table has any. */
async function fillAliases(db: SupabaseClient, table: string, rows: (Slugged & { aliases: string[] })[]) {
  const { count, error } = await db
    .from(table)
    .select('id', { count: 'exact', head: true })
    .neq('aliases', '{}');
  if (error) throw new Error(`The other names of ${table} could not be read: ${error.message}`);
  if (count) return;
  for (const { slug, aliases } of rows) {
    if (aliases.length === 0) continue;
    const { error: failure } = await db.from(table).update({ aliases }).eq('slug', slug);
    if (failure) throw new Error(`The other names of "${slug}" could not be set: ${failure.message}`);
  }
}

const isEmpty = (lists: Lists) => Object.values(lists).every((list) => list.length === 0);

async function addNavigation(db: SupabaseClient): Promise<void> {
  const { count, error } = await db.from('navigation_menu').select('id', { count: 'exact', head: true });
  if (error) throw new Error(`The menu could not be read: ${error.message}`);
  if (count) return;
  const inserted = await db.from('navigation_menu').insert(navigation);
  if (inserted.error) throw new Error(`The menu could not be added: ${inserted.error.message}`);
}

/**
 * Adds what is missing, so that a run that was interrupted can be repeated. The settings of the homepage and of the
 * typography are not written: an empty field there means the built-in default, which computes the year.
 */
export async function seed({ url, secretKey }: { url: string; secretKey: string }): Promise<void> {
  const db = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const categoryLists = ({ top_products, top_retailers }: CategoryRow) => ({ top_products, top_retailers });
  const productLists = ({ recommended_retailers }: ProductRow) => ({ recommended_retailers });
  const dated = (row: Slugged) => ({ ...row, content_changed_at: CATALOGUE_CHANGED_AT });
  await addMissing(
    db,
    'categories',
    categories.map((row) => withoutLists(row, categoryLists(row))),
  );
  await addMissing(db, 'subcategories', subcategories.map(dated));
  await addMissing(
    db,
    'products',
    products.map((row) => withoutLists(row, productLists(row))),
  );
  await addMissing(db, 'retailers', retailers.map(dated));
  await addMissing(db, 'content', content);
  for (const [table, rows] of Object.entries({ retailers, categories, subcategories, products, content })) {
    await fillAliases(db, table, rows);
  }
  await fillLists(
    db,
    'categories',
    categories.map((row) => ({ slug: row.slug, lists: categoryLists(row) })),
  );
  await fillLists(
    db,
    'products',
    products.map((row) => ({ slug: row.slug, lists: productLists(row) })),
  );
  await addNavigation(db);
}
