import { Link } from '@/components/site/link';
import { labelOf } from '@/lib/catalogue/content-groups';
import type { ContentCard as Content } from '@/lib/catalogue/entities';
import { firstClause } from '@/lib/seo/first-clause';
import type { SubjectGuide } from '@/lib/catalogue/guide-subjects';
import { contentPath } from '@/lib/routing/paths';
import { Cover } from './cover';

interface ContentCardProps {
  content: Content;
  heading?: 'h2' | 'h3';
  /** Whether to show the category, as in a list of several categories. */
  hasLabel?: boolean;
  /** Whether to show only the first clause of the description, as in a list of many cards. */
  isShort?: boolean;
}

/** The length of a short description, in characters. */
const SHORT = 76;

/** The card of a guide or article in lists. */
export function ContentCard({ content, heading: Heading = 'h3', hasLabel, isShort }: ContentCardProps) {
  const { description, reading_time_minutes: minutes } = content;
  const facts = [hasLabel && labelOf(content), !isShort && minutes > 0 && `${minutes} min read`].filter(
    Boolean,
  );
  return (
    <article className="card content-card">
      <Cover content={content} />
      <div className="card-body">
        <Heading className="card-title">
          <Link href={contentPath(content.slug)} className="card-link">
            {content.title}
          </Link>
        </Heading>
        <p className="card-note">{isShort ? firstClause(description, SHORT) : description}</p>
        {facts.length > 0 && <p className="card-note">{facts.join(' · ')}</p>}
      </div>
    </article>
  );
}

/** The card of a buying guide among many: the goods as its title, and what the guide says first. */
export const SubjectCard = ({ guide: { content, subject } }: { guide: SubjectGuide }) => (
  <article className="card content-card">
    <Cover content={content} />
    <div className="card-body">
      <h3 className="card-title">
        <Link href={contentPath(content.slug)} className="card-link">
          {subject}
          <span className="sr-only"> ({content.title})</span>
        </Link>
      </h3>
      <p className="card-note">{firstClause(content.description, SHORT)}</p>
    </div>
  </article>
);
