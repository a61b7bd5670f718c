import 'server-only';
import { rowTag } from '@/lib/cache-tags';
import { DatabaseError } from '@/lib/errors';
import { content as builtIn } from '@/lib/fallback/content/index';
import { publicRead } from './public-read';

/** Whether a guide or an article of that slug is published. */
export async function contentExists(slug: string): Promise<boolean> {
  'use cache';
  const found = await publicRead({
    key: `address of content ${slug}`,
    tags: [rowTag('content', slug)],
    fromDatabase: async (db) => {
      const { data, error } = await db
        .from('content')
        .select('slug')
        .eq('slug', slug)
        .eq('is_published', true)
        .maybeSingle();
      if (error) throw new DatabaseError('look for content', error);
      return data;
    },
    builtIn: () => builtIn.find((row) => row.slug === slug) && { slug },
  });
  return found !== null;
}
