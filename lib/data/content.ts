import 'server-only';
import { rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { content as builtIn } from '@/lib/fallback/content/index';
import type { ContentRow } from '@/lib/fallback/types';
import type { Db } from '@/lib/supabase/public';
import { hasContent } from './content-list';
import { publicRead } from './public-read';
import { faqsShape } from './shapes';

export type Content = Omit<
  ContentRow,
  'is_published' | 'priority' | 'published_at' | 'content_changed_at'
> & {
  published_at: string | null;
  content_changed_at: string | null;
};

/** As it is stored, or would be. */
export type StoredContent = Omit<Content, 'content_type' | 'faqs'> & { content_type: string; faqs: unknown };

const FULL =
  'slug, title, content_type, description, intro_paragraph, image, guide_category, article_category, body, faqs, author_name, reading_time_minutes, published_at, content_changed_at, meta_title, meta_description';

export const contentFrom = (stored: StoredContent): Content => ({
  ...stored,
  content_type: stored.content_type === 'guide' ? 'guide' : 'article',
  faqs: faqsShape.parse(stored.faqs),
});

/** One guide or article that is published and due; null when there is none of that slug. */
async function selectContent(db: Db, { slug }: { slug: string }): Promise<Content | null> {
  const { data, error } = await db
    .from('content')
    .select(FULL)
    .eq('slug', slug)
    .eq('is_published', true)
    .maybeSingle();
  if (error) throw new DatabaseError('select content by slug', error);
  if (data) return contentFrom(data);
  const known = builtInContent(slug);
  return known && !(await hasContent(db)) ? known : null;
}

/** The published guide or article of that slug, or null. */
export async function getContent(slug: string): Promise<Content | null> {
  'use cache';
  return publicRead({
    key: `content ${slug}`,
    tags: [rowTag('content', slug)],
    fromDatabase: (db) => selectContent(db, { slug }),
    builtIn: () => builtInContent(slug),
  });
}

function builtInContent(slug: string): Content | undefined {
  const row = builtIn.find((content) => content.slug === slug);
  return row;
}
