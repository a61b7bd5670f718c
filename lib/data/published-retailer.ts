import 'server-only';
import type { Db } from '@/lib/supabase/public';

/**
 * Returns whether a retailer with that slug is published. The middleware calls this for a few paths, outside Next's
 * cache. If the database fails it returns false, because the page that renders next handles the failure.
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
