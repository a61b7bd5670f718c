import { Link } from '@/components/site/link';
import type { Content, Person } from '@/lib/catalogue/entities';
import { SITE_NAME } from '@/lib/config/site-name';
import type { ContentDates } from '@/lib/dates/content-dates';
import { formatDate } from '@/lib/dates/london-time';
import { personPath } from '@/lib/routing/paths';

interface BylineProps {
  content: Content;
  dates: ContentDates;
  /** The author and the reviewer; each is null if unknown or without a page. */
  author: Person | null;
  reviewer: Person | null;
}

/**
 * Shows the author, reviewer, dates, reading time and category of a guide or article. A phone shows only the two people
 * and the newest date.
 */
export function Byline({ content, dates, author, reviewer }: BylineProps) {
  const label = content.guide_category ?? content.article_category;
  return (
    <p className="byline">
      <span>
        By{' '}
        {author ? (
          <PersonLink person={author} />
        ) : (
          <span className="font-semibold">{content.author_name ?? SITE_NAME}</span>
        )}
      </span>
      {reviewer && (
        <span>
          Reviewed by <PersonLink person={reviewer} />
        </span>
      )}
      {dates.published && <Day label="Published" time={dates.published} isSecond={dates.updated !== null} />}
      {dates.updated && <Day label="Updated" time={dates.updated} />}
      {content.reading_time_minutes > 0 && (
        <span className="max-md:hidden">{content.reading_time_minutes} min read</span>
      )}
      {label && <span className="max-md:hidden">{label}</span>}
    </p>
  );
}

function PersonLink({ person }: { person: Person }) {
  return (
    <Link href={personPath(person.slug)} className="font-semibold underline underline-offset-4">
      {person.name}
    </Link>
  );
}

function Day({ label, time, isSecond }: { label: string; time: string; isSecond?: boolean }) {
  return (
    <span className={isSecond ? 'max-md:hidden' : undefined}>
      {label} <time dateTime={time}>{formatDate(time)}</time>
    </span>
  );
}
