import { londonDay } from './london-time.ts';

interface Times {
  published_at: string | null;
  content_changed_at: string | null;
}

export interface ContentDates {
  /** The ISO time of the publication. */
  published: string | null;
  /**
   * The ISO time of the last change to the text, for readers. Set only if this was on a later day than the publication.
   */
  updated: string | null;
  /**
   * The ISO time of the publication or the last change, whichever is later. The structured data and the sitemap use it.
   */
  modified: string | null;
}

/** Returns the dates of a guide or article, for its byline and its structured data. */
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
