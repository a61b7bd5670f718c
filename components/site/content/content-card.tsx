import { Link } from '@/components/site/link';
import { labelOf } from '@/lib/catalogue/content-groups';
import type { ContentCard as Content } from '@/lib/catalogue/entities';
import { contentPath } from '@/lib/routing/paths';
import { Cover } from './cover';

/** The card of a guide or article in lists. */
export function ContentCard({
  content,
  heading: Heading = 'h3',
  hasLabel,
}: {
  content: Content;
  heading?: 'h2' | 'h3';
  /** Whether to show the category, as in a list of several categories. */
  hasLabel?: boolean;
}) {
  const facts = [
    hasLabel && labelOf(content),
    content.reading_time_minutes > 0 && `${content.reading_time_minutes} min read`,
  ].filter(Boolean);
  return (
    <article className="card content-card">
      <Cover content={content} />
      <div className="card-body">
        <Heading className="card-title">
          <Link href={contentPath(content.slug)} className="card-link">
            {content.title}
          </Link>
        </Heading>
        <p className="card-note">{content.description}</p>
        {facts.length > 0 && <p className="card-note">{facts.join(' · ')}</p>}
      </div>
    </article>
  );
}
