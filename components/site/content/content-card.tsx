import { Link } from '@/components/site/link';
import { isAboutDates, labelOf } from '@/lib/catalogue/content-groups';
import type { ContentCard as Content } from '@/lib/catalogue/entities';
import { keepUnits } from '@/lib/html/no-break';
import { firstClause } from '@/lib/seo/first-clause';
import type { SubjectGuide } from '@/lib/catalogue/guide-subjects';
import { contentDates } from '@/lib/dates/content-dates';
import { formatDate } from '@/lib/dates/london-time';
import { contentPath } from '@/lib/routing/paths';
import { Cover } from './cover';
import { GuideAdvice } from './guide-advice';

interface ContentCardProps {
  content: Content;
  heading?: 'h2' | 'h3';
  /** Whether to show the text's category. True in a list with texts of several categories. */
  hasLabel?: boolean;
  /** Whether to leave out the reading time. Only the home page shows it. */
  isShort?: boolean;
  /** Whether to show the cover. */
  hasCover?: boolean;
  /** Whether to show the day of the last update, if the text has changed since its publication. */
  hasDate?: boolean;
  /**
   * When the first sales start, in words. The card of a guide to the sale dates shows this instead of the reading time.
   */
  start?: string | null;
}

/** The approximate length of a teaser, in characters. If possible, a teaser ends with a whole clause. */
const TEASER = 76;

/** Shows a guide or article as a card in a list. */
export function ContentCard({
  content,
  heading: Heading = 'h3',
  hasLabel,
  isShort,
  hasCover = true,
  hasDate,
  start,
}: ContentCardProps) {
  const { description, reading_time_minutes: minutes } = content;
  const label = hasLabel && labelOf(content);
  const updated = hasDate ? contentDates(content).updated : null;
  const hasStart = Boolean(start) && isAboutDates(content);
  return (
    <article className="card content-card">
      {hasCover && <Cover content={content} />}
      <div className={updated ? 'card-body is-dated' : 'card-body'}>
        {label && <p className="card-label">{label}</p>}
        <Heading className="card-title">
          <Link href={contentPath(content.slug)} className="card-link">
            {content.title}
          </Link>
        </Heading>
        <p className="card-note card-teaser">{keepUnits(firstClause(description, TEASER))}</p>
        {start && hasStart && <p className="day-leaf">{start}</p>}
        {!isShort && !hasStart && minutes > 0 && <p className="card-note">{minutes} min read</p>}
        {updated && (
          <p className="card-note card-updated">
            Updated <time dateTime={updated}>{formatDate(updated)}</time>
          </p>
        )}
      </div>
    </article>
  );
}

/**
 * Shows a buying guide as a card: a drawing of the goods, the name of the goods, when to buy them, and a teaser of the
 * guide.
 */
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
      <GuideAdvice slug={content.slug} subject={subject} />
      <p className="card-note card-teaser">{keepUnits(firstClause(content.description, TEASER))}</p>
    </div>
  </article>
);
