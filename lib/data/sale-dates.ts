import 'server-only';
import { listTag, referencesTag } from '@/lib/cache/tags';
import { type Discount, DISCOUNT_COLUMNS, withEvidence } from '@/lib/catalogue/discount';
import { retailers as builtInRetailers } from '@/lib/fallback/retailers/index';
import type { RetailerRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { hasPublishedRetailers } from './published-retailer';
import { readOrLastKnown } from './read-or-last-known';
import { highlightsSchema } from './row-schemas';

export type SaleDatesRow = Pick<
  RetailerRow,
  | 'slug'
  | 'name'
  | 'has_sale'
  | 'key_categories'
  | 'brand_bg'
  | 'brand_ink'
  | 'last_verified'
  | 'highlights_data'
> & {
  discount: Discount | null;
};

/**
 * Selects published retailers that have highlights, in the order that editors have set. Highlights contain the sale
 * facts.
 */
async function selectSaleDates(db: Db, { limit }: { limit: number }): Promise<SaleDatesRow[]> {
  const { data, error } = await db
    .from('retailers')
    .select(
      `slug, name, has_sale, key_categories, brand_bg, brand_ink, last_verified, highlights_data, ${DISCOUNT_COLUMNS}`,
    )
    .eq('is_published', true)
    .neq('highlights_data', '[]')
    .order('display_rank', { nullsFirst: false })
    .order('name')
    .order('slug')
    .limit(limit);
  if (error) throw new DatabaseError('select sale dates', error);
  return data.map((row) =>
    withEvidence({ ...row, highlights_data: highlightsSchema.parse(row.highlights_data) }),
  );
}

/**
 * Returns the first `limit` retailers that have highlights with sale facts. If no retailer is published, returns
 * built-in retailers.
 */
export async function listSaleDates({ limit }: { limit: number }): Promise<SaleDatesRow[]> {
  'use cache';
  return readOrLastKnown({
    key: `sale facts ${limit}`,
    tags: [listTag('retailers'), referencesTag()],
    fromDatabase: async (db) => {
      const rows = await selectSaleDates(db, { limit });
      return rows.length > 0 || (await hasPublishedRetailers(db)) ? rows : builtInRows(limit);
    },
    builtInData: () => builtInRows(limit),
  });
}

const builtInRows = (limit: number): SaleDatesRow[] => builtInRetailers.slice(0, limit).map(withEvidence);
