import type { ContentDates } from '@/lib/content-dates';
import type { Content } from '@/lib/data/content';
import { formatDate } from '@/lib/london-time';
import { SITE_NAME } from '@/lib/site';
import { ShareButton } from './share-button';

/** Who wrote it, when, how long it takes, and the way to pass it on. */
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
