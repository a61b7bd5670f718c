import 'server-only';
import type { Db } from '@/lib/supabase/public';

/**
 * Whether a retailer of that slug is published at this moment. Asked by the middleware, where no cache of Next's is at
 * hand, for a few addresses; false too when the database does not say, since the page behind knows what to do then.
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
