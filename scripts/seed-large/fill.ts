import { createClient } from '@supabase/supabase-js';
import { addMissingRows } from '@/lib/data/seed-rows';
import type { Db } from '@/lib/supabase/public';
import { seed } from '../seed.ts';
import { StartupError } from '../serve/startup-error.ts';
import { content } from './content.ts';
import { GOODS } from './goods.ts';
import type { Sizes } from './options.ts';
import { product } from './products.ts';
import { retailer } from './retailers.ts';
import { generator, prose } from './fake-data.ts';

/** The number of rows per request, so that a request has about a megabyte at most. */
const CHUNK = 250;
const REPORT_MS = 5000;

type Report = (line: string) => void;

type Table = Parameters<typeof addMissingRows>[1];

/** Writes `count` rows in chunks. Holds only one chunk in memory at a time. */
async function writeAll(
  db: Db,
  table: Table,
  count: number,
  { row, report }: { row: (index: number) => object; report: Report },
): Promise<void> {
  let reported = Date.now();
  for (let from = 0; from < count; from += CHUNK) {
    const length = Math.min(CHUNK, count - from);
    await addMissingRows(
      db,
      table,
      Array.from({ length }, (_, place) => row(from + place)),
    );
    if (from + length === count || Date.now() - reported < REPORT_MS) continue;
    reported = Date.now();
    report(`${table}: ${(from + length).toLocaleString('en-GB')} of ${count.toLocaleString('en-GB')}`);
  }
  report(`${table}: ${count.toLocaleString('en-GB')}`);
}

/** Returns those subcategories of the large data set that are missing from the built-in data. */
export function furtherSubcategories(): object[] {
  return GOODS.flatMap(({ category, subcategory, name }, index) =>
    name
      ? {
          slug: subcategory,
          name,
          parent_category_slug: category,
          description: prose(generator(4, index), name.toLowerCase(), 4),
        }
      : [],
  );
}

/**
 * Adds the built-in rows and the generated rows that the database lacks. The generated row with a given number always
 * has the same slug, so a second run, or a run with larger sizes, adds only the missing rows.
 */
export async function fill(
  { url, secretKey }: { url: string; secretKey: string },
  sizes: Sizes,
  report: Report,
): Promise<void> {
  const db = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  await seed({ url, secretKey }).catch((error: Error) => {
    throw new StartupError(error.message);
  });
  await addMissingRows(db, 'subcategories', furtherSubcategories());
  await writeAll(db, 'retailers', sizes.retailers, { row: retailer, report });
  const row = (index: number) => product(index, sizes.retailers);
  await writeAll(db, 'products', sizes.products, { row, report });
  await writeAll(db, 'content', sizes.content, { row: content, report });
}
