/** Fills a database with the built-in data. `npm run db:seed` does it for a hosted project. */
import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { categories } from '../lib/fallback/categories/index.ts';
import { content } from '../lib/fallback/content/index.ts';
import { navigation } from '../lib/fallback/navigation.ts';
import { products } from '../lib/fallback/products/index.ts';
import { retailers } from '../lib/fallback/retailers/index.ts';
import { subcategories } from '../lib/fallback/subcategories.ts';

interface Slugged {
  slug: string;
}

/** Adds the rows whose slug is not there yet; what an editor has changed stays as it is. */
async function addMissing(db: SupabaseClient, table: string, rows: Slugged[]): Promise<void> {
  const { error } = await db.from(table).upsert(rows, { onConflict: 'slug', ignoreDuplicates: true });
  if (error) throw new Error(`The rows of ${table} could not be added: ${error.message}`);
}

/** Sets a list of slugs where it is still empty. Separate, because these lists refer to each other's tables. */
async function fillLists(db: SupabaseClient, table: string, column: string, lists: [string, string[]][]) {
  for (const [slug, list] of lists) {
    if (list.length === 0) continue;
    const update = db.from(table).update({ [column]: list });
    const { error } = await update.eq('slug', slug).eq(column, '{}');
    if (error) throw new Error(`${column} of ${table} "${slug}" could not be set: ${error.message}`);
  }
}

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
  await addMissing(
    db,
    'categories',
    categories.map((row) => ({ ...row, top_products: [], top_retailers: [] })),
  );
  await addMissing(db, 'subcategories', subcategories);
  await addMissing(
    db,
    'products',
    products.map((row) => ({ ...row, recommended_retailers: [] })),
  );
  await addMissing(db, 'retailers', retailers);
  await addMissing(db, 'content', content);
  await fillLists(
    db,
    'categories',
    'top_products',
    categories.map((row) => [row.slug, row.top_products]),
  );
  await fillLists(
    db,
    'categories',
    'top_retailers',
    categories.map((row) => [row.slug, row.top_retailers]),
  );
  await fillLists(
    db,
    'products',
    'recommended_retailers',
    products.map((row) => [row.slug, row.recommended_retailers]),
  );
  await addNavigation(db);
}
