import 'server-only';
import { listTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { type Discount, DISCOUNT_COLUMNS, withEvidence } from '@/lib/discount';
import { retailers as builtIn } from '@/lib/fallback/retailers/index';
import type { RetailerRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { publicRead } from './public-read';
import { highlightsShape } from './shapes';

export type SaleDatesRow = Pick<RetailerRow, 'slug' | 'name' | 'highlights_data'> & {
  discount: Discount | null;
};

/** Published retailers that say anything of their sale, in the editors' order. */
async function selectSaleDates(db: Db, { limit }: { limit: number }): Promise<SaleDatesRow[]> {
  const { data, error } = await db
    .from('retailers')
    .select(`slug, name, highlights_data, ${DISCOUNT_COLUMNS}`)
    .eq('is_published', true)
    .neq('highlights_data', '[]')
    .order('display_rank', { nullsFirst: false })
    .order('name')
    .order('slug')
    .limit(limit);
  if (error) throw new DatabaseError('select sale dates', error);
  return data.map((row) =>
    withEvidence({ ...row, highlights_data: highlightsShape.parse(row.highlights_data) }),
  );
}

/** The first `limit` retailers with what is known of their sales; the built-in ones while there are none. */
export async function listSaleDates({ limit }: { limit: number }): Promise<SaleDatesRow[]> {
  'use cache';
  return publicRead({
    key: `sale dates ${limit}`,
    tags: [listTag('retailers')],
    fromDatabase: async (db) => {
      const rows = await selectSaleDates(db, { limit });
      return rows.length > 0 || (await hasRetailers(db)) ? rows : builtInRows(limit);
    },
    builtIn: () => builtInRows(limit),
  });
}

async function hasRetailers(db: Db): Promise<boolean> {
  const { data, error } = await db.from('retailers').select('slug').eq('is_published', true).limit(1);
  if (error) throw new DatabaseError('look for retailers', error);
  return data.length > 0;
}

const builtInRows = (limit: number): SaleDatesRow[] => builtIn.slice(0, limit).map(withEvidence);
