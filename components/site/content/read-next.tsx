import { Link } from '@/components/site/link';
import type { Content } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { withoutDuplicates } from '@/lib/lists/without-duplicates';
import { contentListPath, contentPath } from '@/lib/routing/paths';
import { sameKindFirst } from '@/lib/theme/guide-topics';
import { Cover } from './cover';
import { INDEX_TEXT } from './index-text';

const SHOWN = 3;
/** Among how many guides or articles to look for the closest. */
const ROWS = 24;

/**
 * Shows other guides beside a guide, and other articles beside an article: first those about goods of the same kind, then
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
    <section aria-labelledby="read-next" className="rail-box">
      <h2 id="read-next">Read next</h2>
      <ul>
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.slug} className="rail-entry">
            <Cover content={row} number="none" />
            <Link href={contentPath(row.slug)} className="lone-link font-semibold">
              {row.title}
            </Link>
          </li>
        ))}
      </ul>
      <Link href={contentListPath(type)} className="more-link">
        All {INDEX_TEXT[type].label.toLowerCase()}
      </Link>
    </section>
  );
}
