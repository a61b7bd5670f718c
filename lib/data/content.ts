import 'server-only';
import { referencesTag, rowTag } from '@/lib/cache/tags';
import type { Content } from '@/lib/catalogue/entities';
import { content as builtInContentRows } from '@/lib/fallback/content/index';
import type { Db } from '@/lib/supabase/public';
import { hasContent } from './content-list';
import { DatabaseError } from './database-error';
import { readOrLastKnown } from './read-or-last-known';
import { faqsSchema, sourcesSchema, updatesSchema } from './row-schemas';

/** A guide or article as the database stores it. */
export type StoredContent = Omit<Content, 'content_type' | 'faqs' | 'sources' | 'updates'> & {
  content_type: string;
  faqs: unknown;
  sources: unknown;
  updates: unknown;
};

const FULL =
  'slug, title, content_type, description, intro_paragraph, image, guide_category, article_category, body, answer, key_number, key_number_note, faqs, sources, updates, author_name, author_slug, reviewer_slug, reading_time_minutes, published_at, content_changed_at, meta_title, meta_description';

export const contentFrom = (stored: StoredContent): Content => ({
  ...stored,
  content_type: stored.content_type === 'guide' ? 'guide' : 'article',
  faqs: faqsSchema.parse(stored.faqs),
  sources: sourcesSchema.parse(stored.sources),
  updates: updatesSchema.parse(stored.updates),
});

/**
 * Selects the guide or article with this slug, if it is marked as published and its publication time has come. (Until
 * then, row-level security hides it.) While the database has no published content at all, selects from the built-in
 * guides and articles. Null if none has this slug.
 */
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

/**
 * Returns the published guide or article with that slug. If no content is published, returns the built-in guide or
 * article with that slug. Null if neither exists.
 */
export async function getContent(slug: string): Promise<Content | null> {
  'use cache';
  return readOrLastKnown({
    key: `content ${slug}`,
    // The database changes the slugs of the author and the reviewer when a person is renamed or deleted.
    tags: [rowTag('content', slug), referencesTag()],
    fromDatabase: (db) => selectContent(db, { slug }),
    builtInData: () => builtInContent(slug),
  });
}

function builtInContent(slug: string): Content | undefined {
  const row = builtInContentRows.find((content) => content.slug === slug);
  return row && { sources: [], updates: [], author_slug: null, reviewer_slug: null, ...row };
}
