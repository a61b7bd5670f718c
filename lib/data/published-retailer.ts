import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

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

/** Returns whether any retailer is published. If none is, the site shows the built-in retailers. */
export async function hasPublishedRetailers(db: Db): Promise<boolean> {
  const { data, error } = await db.from('retailers').select('slug').eq('is_published', true).limit(1);
  if (error) throw new DatabaseError('look for retailers', error);
  return data.length > 0;
}
