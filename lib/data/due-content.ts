import 'server-only';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from './database-error';

export interface DueContent {
  slug: string;
  published_at: string;
}

/**
 * The maximum number of rows per check. Editors hardly ever publish so many rows between two checks. The next check
 * finds any further rows.
 */
const AT_MOST = 500;

/**
 * Returns guides and articles whose publication time has passed since `since`, oldest first. Row-level security hides
 * content that is not due yet.
 */
export async function listDueContent(db: Db, { since }: { since: string }): Promise<DueContent[]> {
  const { data, error } = await db
    .from('content')
    .select('slug, published_at')
    .eq('is_published', true)
    .gt('published_at', since)
    .order('published_at')
    .limit(AT_MOST);
  if (error) throw new DatabaseError('select due content', error);
  return data.flatMap(({ slug, published_at }) => (published_at ? [{ slug, published_at }] : []));
}
