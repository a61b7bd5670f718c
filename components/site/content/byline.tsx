import type { Content } from '@/lib/catalogue/entities';
import { SITE_NAME } from '@/lib/config/site-name';
import type { ContentDates } from '@/lib/dates/content-dates';
import { formatDate } from '@/lib/dates/london-time';
import { ShareButton } from './share-button';

/** The author, date and reading time of a guide or article, with a share button. */
export function Byline({ content, dates }: { content: Content; dates: ContentDates }) {
  const label = content.guide_category ?? content.article_category;
  return (
    <div className="mt-4 flex items-center justify-between gap-4 border-y border-rule py-3 text-sm text-muted">
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <span>
          By <span className="font-semibold text-ink">{content.author_name ?? SITE_NAME}</span>
        </span>
        {dates.published && <Day label="Published" time={dates.published} />}
        {dates.updated && <Day label="Updated" time={dates.updated} />}
        {content.reading_time_minutes > 0 && <span>{content.reading_time_minutes} min read</span>}
        {label && <span>{label}</span>}
      </p>
      <ShareButton title={content.title} />
    </div>
  );
}

function Day({ label, time }: { label: string; time: string }) {
  return (
    <span>
      {label} <time dateTime={time}>{formatDate(time)}</time>
    </span>
  );
}
