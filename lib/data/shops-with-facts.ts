import 'server-only';
import { listTag } from '@/lib/cache/tags';
import { FACT_COLUMNS, withShopFacts } from '@/lib/catalogue/shop-facts';
import type { RetailerRow } from '@/lib/schema/rows';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';

type NamedShop = Pick<RetailerRow, 'slug' | 'name'>;

/** Selects the first published retailers with checked facts, in the order that editors have set. */
async function selectShopsWithFacts(db: Db, { limit }: { limit: number }): Promise<NamedShop[]> {
  const { data, error } = await db
    .from('retailers')
    .select(`slug, name, ${FACT_COLUMNS}`)
    .eq('is_published', true)
    .not('facts_checked_on', 'is', null)
    .order('display_rank', { nullsFirst: false })
    .order('name')
    .order('slug')
    .limit(limit);
  if (error) throw new DatabaseError('select shops with facts', error);
  return data.filter((row) => withShopFacts(row).facts).map(({ slug, name }) => ({ slug, name }));
}

/**
 * Returns up to `limit` retailers with checked facts, such as those about returns and delivery, in the order that
 * editors have set. No built-in retailer has such facts.
 */
export async function listShopsWithFacts({ limit }: { limit: number }): Promise<NamedShop[]> {
  'use cache';
  return readOrLastKnown<NamedShop[]>({
    key: `shops with facts ${limit}`,
    tags: [listTag('retailers')],
    fromDatabase: (db) => selectShopsWithFacts(db, { limit }),
    builtInData: () => [],
  });
}
