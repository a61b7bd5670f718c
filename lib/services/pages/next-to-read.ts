import 'server-only';
import type { Content, ContentCard } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { sameKindFirst } from '@/lib/theme/guide-topics';

const SHOWN = 3;
/** The maximum number of guides or articles with the same label to choose from. */
const ROWS = 24;

/**
 * Returns the guides to read after a guide, or the articles to read after an article. First come those with the same
 * hue (sameKindFirst), then those with the same label, then others.
 */
export async function nextToRead(content: Content): Promise<ContentCard[]> {
  const { content_type: type, slug } = content;
  const label = content.guide_category ?? content.article_category;
  const [close, others] = await Promise.all([
    label ? listContent({ type, label, limit: ROWS }) : [],
    listContent({ type, limit: SHOWN * 2 }),
  ]);
  return sameKindFirst(slug, withoutDuplicates([...close, ...others]))
    .filter((row) => row.slug !== slug)
    .slice(0, SHOWN);
}
