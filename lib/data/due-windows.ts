import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { allRows } from './all-rows';

interface Between {
  /** The ISO time after which a sale must have started or ended. */
  since: string;
  /** The ISO time until which, inclusively, it must have started or ended. */
  until: string;
}

/** Returns the slugs of the retailers whose published sales have started or ended between two times. */
export async function listDueRetailers(db: Db, { since, until }: Between): Promise<string[]> {
  const within = (column: string) => `and(${column}.gt."${since}",${column}.lte."${until}")`;
  const rows = await allRows('select due sale windows', (from, to) =>
    db
      .from('sale_windows')
      .select('retailer_slug')
      .eq('is_published', true)
      .or(`${within('starts_at')},${within('ends_at')}`)
      .order('id')
      .range(from, to),
  );
  return [...new Set(rows.map(({ retailer_slug }) => retailer_slug))];
}
