import 'server-only';
import { listTag, rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { content as builtIn } from '@/lib/fallback/content/index';
import type { ContentRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { inOrderOf } from './in-order-of';
import { publicRead } from './public-read';

export type ContentType = ContentRow['content_type'];
export type ContentCard = Pick<
  ContentRow,
  'slug' | 'title' | 'description' | 'image' | 'guide_category' | 'article_category' | 'reading_time_minutes'
> & { content_type: ContentType; published_at: string | null };

const CARD =
  'slug, title, content_type, description, image, guide_category, article_category, reading_time_minutes, published_at';

interface ListParams {
  type: ContentType;
  priority?: number;
  limit: number;
}

/** Published guides by priority, published articles by date; the newest first among equals. */
async function selectContent(db: Db, { type, priority, limit }: ListParams): Promise<ContentCard[]> {
  let query = db.from('content').select(CARD).eq('is_published', true).eq('content_type', type);
  if (priority !== undefined) query = query.eq('priority', priority);
  if (type === 'guide') query = query.order('priority');
  const { data, error } = await query.order('created_at', { ascending: false }).order('slug').limit(limit);
  if (error) throw new DatabaseError('select content', error);
  return data.map((row) => ({ ...row, content_type: type }));
}

/** Cards of published guides or articles; with `priority` 1 the featured ones only. */
export async function listContent({ type, priority, limit }: ListParams): Promise<ContentCard[]> {
  'use cache';
  return publicRead({
    key: `content ${type} ${priority ?? 'any'} ${limit}`,
    tags: [listTag('content')],
    fromDatabase: (db) => selectContent(db, { type, priority, limit }),
    builtIn: () =>
      builtIn
        .filter((row) => row.content_type === type && (priority === undefined || row.priority === priority))
        .toSorted((a, b) => a.priority - b.priority || b.published_at.localeCompare(a.published_at))
        .slice(0, limit),
  });
}

async function selectContentBySlug(db: Db, { slugs }: { slugs: string[] }): Promise<ContentCard[]> {
  const { data, error } = await db.from('content').select(CARD).eq('is_published', true).in('slug', slugs);
  if (error) throw new DatabaseError('select content by slug', error);
  return data.map((row) => ({ ...row, content_type: row.content_type === 'guide' ? 'guide' : 'article' }));
}

/** Cards of these slugs in the given order; unpublished and unknown ones are left out. */
export async function listContentBySlug(slugs: string[]): Promise<ContentCard[]> {
  'use cache';
  const rows = await publicRead({
    key: `content of ${slugs.join(' ')}`,
    tags: slugs.map((slug) => rowTag('content', slug)),
    fromDatabase: (db) => selectContentBySlug(db, { slugs }),
    builtIn: () => builtIn.filter((row) => slugs.includes(row.slug)),
  });
  return inOrderOf(slugs, rows);
}
