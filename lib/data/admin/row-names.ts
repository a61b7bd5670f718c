import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/** Returns the names of retailers or products by their slugs. Slugs without a row are left out. */
export async function getRowNames(
  db: Db,
  { table, slugs }: { table: 'retailers' | 'products'; slugs: string[] },
): Promise<Map<string, string>> {
  if (slugs.length === 0) return new Map();
  const { data, error } = await db.from(table).select('slug, name').in('slug', slugs);
  if (error) throw new DatabaseError(`get names of ${table}`, error);
  return new Map(data.map(({ slug, name }) => [slug, name]));
}
