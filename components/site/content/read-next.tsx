import { ContentGrid } from '@/components/site/content/content-parts';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import type { Content } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { contentListPath } from '@/lib/routing/paths';
import { sameKindFirst } from '@/lib/theme/guide-topics';
import { INDEX_TEXT } from './index-text';

const SHOWN = 3;
/** Among how many guides or articles to look for the closest. */
const ROWS = 24;

/**
 * Shows other guides below a guide, and other articles below an article: first those about goods of the same kind, then
 * those in the same category.
 */
export async function ReadNext({ content }: { content: Content }) {
  const { content_type: type, slug } = content;
  const label = content.guide_category ?? content.article_category;
  const [close, others] = await Promise.all([
    label ? listContent({ type, label, limit: ROWS }) : [],
    listContent({ type, limit: SHOWN * 2 }),
  ]);
  const rows = sameKindFirst(slug, withoutDuplicates([...close, ...others])).filter(
    (row) => row.slug !== slug,
  );
  if (rows.length === 0) return null;
  return (
    <Section
      id="read-next"
      title="Read next"
      action={<MoreLink href={contentListPath(type)}>All {INDEX_TEXT[type].label.toLowerCase()}</MoreLink>}
    >
      <div className="read-next">
        <ContentGrid rows={rows.slice(0, SHOWN)} />
      </div>
    </Section>
  );
}
