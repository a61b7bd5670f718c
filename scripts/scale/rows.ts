/**
 * `node scripts/scale/rows.ts products 100000` prints rows of the large data set, one JSON object per line, in the
 * format that Postgres's `copy` reads. With the word `columns` instead of a number, prints the names of the columns.
 */
import { categories } from '../../lib/fallback/categories/index.ts';
import { subcategories } from '../../lib/fallback/subcategories/index.ts';
import { content } from '../seed-large/content.ts';
import { furtherSubcategories } from '../seed-large/fill.ts';
import { product } from '../seed-large/products.ts';
import { retailer } from '../seed-large/retailers.ts';

const [table = '', count = '0'] = process.argv.slice(2);
const RETAILERS = 2_000;

const FIXED: Record<string, object[]> = {
  categories: categories.map((row) => ({ ...row, top_products: [], top_retailers: [] })),
  subcategories: [
    ...subcategories.map((row) => ({ ...row, retailer_picks: [] })),
    ...furtherSubcategories().map((row) => ({
      ...row,
      ...{ body: '', retailer_picks: [], buying_tips: [], faqs: [], aliases: [] },
      ...{ verdict: null, falls: [], holds: [], buy_early: [], wait: [], any_time: [] },
    })),
  ],
};
const NUMBERED: Record<string, (index: number) => object> = {
  retailers: retailer,
  products: (index) => product(index, RETAILERS),
  content,
};

function* rows(): Generator<object> {
  if (count === 'columns') return;
  yield* FIXED[table] ?? [];
  for (let index = 0; index < Number(count); index += 1) yield NUMBERED[table]?.(index) ?? {};
}

if (count === 'columns') {
  const [first] = FIXED[table] ?? [NUMBERED[table]?.(0) ?? {}];
  console.log(Object.keys(first ?? {}).join());
}
for (const row of rows()) {
  const line = `${JSON.stringify(row).replaceAll('\\', '\\\\')}\n`;
  if (!process.stdout.write(line)) await new Promise((resolve) => process.stdout.once('drain', resolve));
}
