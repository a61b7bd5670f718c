import 'server-only';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns whether a retailer with that slug is published. The middleware calls it for a few paths, without Next's
 * cache. False if the database fails, because the page that renders next handles failures.
 */
export async function isRetailerPublished(db: Db, slug: string): Promise<boolean> {
  const { data } = await db
    .from('retailers')
    .select('slug')
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  return data !== null;
}
