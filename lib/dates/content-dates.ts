import { londonDay } from './london-time.ts';

interface Times {
  published_at: string | null;
  content_changed_at: string | null;
}

export interface ContentDates {
  /** ISO times. */
  published: string | null;
  /** For readers: the last change of the text, if it was on a later day than the publication. */
  updated: string | null;
  /** For machines: the later of publication and last change, as in the sitemap. */
  modified: string | null;
}

/** Returns the dates for a byline and structured data. */
export function contentDates({ published_at, content_changed_at }: Times): ContentDates {
  const isLater =
    published_at !== null &&
    content_changed_at !== null &&
    londonDay(content_changed_at) > londonDay(published_at);
  const modified =
    published_at && content_changed_at && Date.parse(content_changed_at) > Date.parse(published_at)
      ? content_changed_at
      : published_at;
  return { published: published_at, updated: isLater ? content_changed_at : null, modified };
}
