/**
 * Fills a database with the built-in data. `npm start` does this for the embedded database, `npm run db:seed` for a
 * hosted project.
 */
import { createClient } from '@supabase/supabase-js';
import {
  addMissingRows,
  addMissingSaleWindows,
  addNavigation,
  addPrompts,
  fillEmptyLists,
  hasAny,
  setColumns,
  type SlugLists,
} from '@/lib/data/seed-rows';
import type { Db } from '@/lib/supabase/public';
import { categories } from '../lib/fallback/categories/index.ts';
import { BUYING_GUIDES_PUBLISHED_AT, CATALOGUE_CHANGED_AT } from '../lib/fallback/dates.ts';
import { content } from '../lib/fallback/content/index.ts';
import { navigation } from '../lib/fallback/navigation.ts';
import { products } from '../lib/fallback/products/index.ts';
import { prompts } from '../lib/fallback/prompts.ts';
import { retailers } from '../lib/fallback/retailers/index.ts';
import { saleWindows } from '../lib/fallback/sale-windows.ts';
import { subcategories } from '../lib/fallback/subcategories/index.ts';
import type { CategoryRow, ProductRow, SubcategoryRow } from '../lib/schema/rows.ts';

interface Slugged {
  slug: string;
}

/**
 * Returns a row with empty lists of slugs, because the slugs name rows of tables that are filled later. If the row has
 * no slugs to add later, it is complete, and its content_changed_at is the date of the built-in texts. Otherwise,
 * fillEmptyLists sets this date when it fills the lists.
 */
const withoutLists = (row: Slugged, lists: SlugLists) => ({
  ...row,
  ...Object.fromEntries(Object.keys(lists).map((column) => [column, []])),
  content_changed_at: isEmpty(lists) ? CATALOGUE_CHANGED_AT : new Date().toISOString(),
});

const isEmpty = (lists: SlugLists) => Object.values(lists).every((list) => list.length === 0);

/**
 * Adds only missing rows, so that an interrupted run can be repeated. Also fills columns that are newer than the rows.
 * Does not write the homepage and typography settings: an empty field there means the built-in default. Some defaults
 * contain the current year, so a stored copy would be wrong a year later.
 */
export async function seed({ url, secretKey }: { url: string; secretKey: string }): Promise<void> {
  const db: Db = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const categoryLists = ({ top_products, top_retailers }: CategoryRow) => ({ top_products, top_retailers });
  const subcategoryLists = ({ retailer_picks }: SubcategoryRow) => ({ retailer_picks });
  const productLists = ({ recommended_retailers }: ProductRow) => ({ recommended_retailers });
  const dated = (row: Slugged) => ({ ...row, content_changed_at: CATALOGUE_CHANGED_AT });
  const categoryRows = categories.map((row) => withoutLists(row, categoryLists(row)));
  const subcategoryRows = subcategories.map((row) => withoutLists(row, subcategoryLists(row)));
  const productRows = products.map((row) => withoutLists(row, productLists(row)));
  await addMissingRows(db, 'categories', categoryRows);
  await addMissingRows(db, 'subcategories', subcategoryRows);
  await addMissingRows(db, 'products', productRows);
  await addMissingRows(db, 'retailers', retailers.map(dated));
  await addMissingSaleWindows(db, saleWindows);
  await addMissingRows(db, 'content', content);
  const named = { retailers, categories, subcategories, products, content };
  for (const table of Object.keys(named) as (keyof typeof named)[]) {
    if (await hasAny(db, table, 'aliases')) continue;
    for (const { slug, aliases } of named[table]) {
      if (aliases.length > 0) await setColumns(db, table, slug, { aliases });
    }
  }
  if (!(await hasAny(db, 'retailers', 'brand_bg'))) {
    for (const { slug, brand_bg, brand_ink } of retailers)
      if (brand_bg) await setColumns(db, 'retailers', slug, { brand_bg, brand_ink });
  }
  if (!(await hasAny(db, 'retailers', 'verdict'))) {
    for (const { slug, verdict } of retailers) await setColumns(db, 'retailers', slug, { verdict });
  }
  if (!(await hasAny(db, 'subcategories', 'body'))) {
    for (const { slug, body, buying_tips, faqs } of subcategories)
      await setColumns(db, 'subcategories', slug, { body, buying_tips, faqs });
  }
  if (!(await hasAny(db, 'subcategories', 'meta_description'))) {
    for (const { slug, meta_description } of subcategories)
      await setColumns(db, 'subcategories', slug, { meta_description });
  }
  for (const [table, rows] of [
    ['categories', categories],
    ['subcategories', subcategories],
  ] as const) {
    if (await hasAny(db, table, 'verdict')) continue;
    for (const { slug, verdict, falls, holds, buy_early, wait, any_time } of rows)
      await setColumns(db, table, slug, { verdict, falls, holds, buy_early, wait, any_time });
  }
  if (!(await hasAny(db, 'products', 'verdict'))) {
    for (const { slug, verdict, verdict_reason } of products)
      await setColumns(db, 'products', slug, { verdict, verdict_reason });
  }
  // Rows that are older than the column `answer` have the text of the answer in the column `body`. So fill `answer` and
  // replace `body`, unless an editor has changed the row.
  if (!(await hasAny(db, 'content', 'answer'))) {
    for (const { slug, answer, key_number, key_number_note, body, content_changed_at } of content)
      await setColumns(
        db,
        'content',
        slug,
        { answer, key_number, key_number_note, body, content_changed_at },
        { content_changed_at },
      );
  }
  if (!(await hasAny(db, 'content', 'sources'))) {
    for (const { slug, sources = [], content_changed_at } of content)
      if (sources.length > 0)
        await setColumns(
          db,
          'content',
          slug,
          { sources, content_changed_at },
          { content_changed_at: BUYING_GUIDES_PUBLISHED_AT },
        );
  }
  const withLists = {
    categories: categories.map((row) => ({ slug: row.slug, lists: categoryLists(row) })),
    subcategories: subcategories.map((row) => ({ slug: row.slug, lists: subcategoryLists(row) })),
    products: products.map((row) => ({ slug: row.slug, lists: productLists(row) })),
  };
  for (const table of Object.keys(withLists) as (keyof typeof withLists)[]) {
    for (const row of withLists[table]) if (!isEmpty(row.lists)) await fillEmptyLists(db, table, row);
  }
  await addNavigation(db, navigation);
  await addPrompts(db, prompts);
}
