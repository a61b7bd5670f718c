import 'server-only';
import type { Content, Person } from '@/lib/catalogue/entities';
import { getDefaultAuthor } from '@/lib/data/content-settings';
import { getPerson } from '@/lib/data/people';

/**
 * Returns the person who signs a guide or article: its author, or if it has none, the default author in the content
 * settings. Returns null if the author has no page, or if there is no default author.
 */
export async function authorOf({
  author_slug,
  author_name,
}: Pick<Content, 'author_slug' | 'author_name'>): Promise<Person | null> {
  const slug = author_slug ?? (author_name ? null : await getDefaultAuthor());
  return slug ? getPerson(slug) : null;
}
