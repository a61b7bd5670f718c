import { Link } from '@/components/site/link';
import { labelOf } from '@/lib/catalogue/content-groups';
import type { ContentCard as Content } from '@/lib/catalogue/entities';
import { keepUnits } from '@/lib/html/no-break';
import { firstClause } from '@/lib/seo/first-clause';
import type { SubjectGuide } from '@/lib/catalogue/guide-subjects';
import { contentDates } from '@/lib/dates/content-dates';
import { formatDate } from '@/lib/dates/london-time';
import { contentPath } from '@/lib/routing/paths';
import { Cover } from './cover';

interface ContentCardProps {
  content: Content;
  heading?: 'h2' | 'h3';
  /** Whether to show the category, as in a list of several categories. */
  hasLabel?: boolean;
  /** Whether to leave out the reading time, as in a list of many cards. */
  isShort?: boolean;
  /** Whether to show the day of the last update, if the text has changed since its publication. */
  hasDate?: boolean;
}

/** About the length of a teaser, in characters. It always ends with a whole clause. */
const TEASER = 76;

/** The card of a guide or article in lists. */
export function ContentCard({
  content,
  heading: Heading = 'h3',
  hasLabel,
  isShort,
  hasDate,
}: ContentCardProps) {
  const { description, reading_time_minutes: minutes } = content;
  const label = hasLabel && labelOf(content);
  const updated = hasDate ? contentDates(content).updated : null;
  return (
    <article className="card content-card">
      <Cover content={content} />
      <div className={updated ? 'card-body is-dated' : 'card-body'}>
        {label && <p className="card-label">{label}</p>}
        <Heading className="card-title">
          <Link href={contentPath(content.slug)} className="card-link">
            {content.title}
          </Link>
        </Heading>
        <p className="card-note card-teaser">{keepUnits(firstClause(description, TEASER))}</p>
        {!isShort && minutes > 0 && <p className="card-note">{minutes} min read</p>}
        {updated && (
          <p className="card-note card-updated">
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        )}
      </div>
    </article>
  );
}

/** The card of a buying guide among many: a drawing of the goods, their name, and what the guide says first. */
export const SubjectCard = ({ guide: { content, subject } }: { guide: SubjectGuide }) => (
  <article className="card content-card">
    <Cover content={content} number="none" />
    <div className="card-body">
      <h3 className="card-title">
        <Link href={contentPath(content.slug)} className="card-link">
          {subject}
          <span className="sr-only"> ({content.title})</span>
        </Link>
      </h3>
      <p className="card-note card-teaser">{keepUnits(firstClause(content.description, TEASER))}</p>
    </div>
  </article>
);
