import { Link } from '@/components/site/link';
import type { ContentCard, ContentType } from '@/lib/catalogue/entities';
import { contentListPath, contentPath } from '@/lib/routing/paths';
import { Cover } from './cover';
import { INDEX_TEXT } from './index-text';

interface ReadNextProps {
  type: ContentType;
  rows: ContentCard[];
}

/**
 * Links from a guide to other guides, or from an article to other articles. The last link leads to all guides or
 * articles.
 */
export const ReadNext = ({ type, rows }: ReadNextProps) => (
  <section aria-labelledby="read-next" className="rail-box">
    <h2 id="read-next">Read next</h2>
    <ul>
      {rows.map((row) => (
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
