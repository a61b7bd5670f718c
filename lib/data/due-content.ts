import 'server-only';
import { DatabaseError } from '@/lib/errors';
import type { Db } from '@/lib/supabase/public';

export interface DueContent {
  slug: string;
  published_at: string;
}

/** More than an editor publishes in ten seconds; the rest is found at the next look. */
const AT_MOST = 500;

/** Guides and articles whose time has come since then, the oldest first. Row-level security shows no later ones. */
export async function listDueContent(db: Db, { since }: { since: string }): Promise<DueContent[]> {
  const { data, error } = await db
    .from('content')
    .select('slug, published_at')
    .eq('is_published', true)
    .gt('published_at', since)
    .order('published_at')
    .limit(AT_MOST);
  if (error) throw new DatabaseError('look for what is due', error);
  return data.flatMap(({ slug, published_at }) => (published_at ? [{ slug, published_at }] : []));
}
