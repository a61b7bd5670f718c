import 'server-only';
import type { ContentCard } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { topicOfGuide } from '@/lib/theme/guide-topics';

/** The number of guides to load. The guides about a subcategory are chosen from these. */
const GUIDES = 100;

/** Returns the first guide about each subcategory, in the order of the subcategories. Skips those without a guide. */
export async function guidesAbout(subcategories: string[]): Promise<ContentCard[]> {
  const guides = await Promise.all(subcategories.map(guideAbout));
  return guides.filter((guide) => guide !== null);
}

/**
 * Returns the first guide about a subcategory. This result has its own cache entry, because Next decodes a cached result
 * again for each render, and the list of all guides takes much longer to decode.
 */
async function guideAbout(subcategory: string): Promise<ContentCard | null> {
  'use cache';
  const guides = await listContent({ type: 'guide', limit: GUIDES });
  return guides.find(({ slug }) => topicOfGuide(slug)?.drawing === subcategory) ?? null;
}
