import type { ContentRow } from '@/lib/schema/rows';

type ContentType = ContentRow['content_type'];

/**
 * The kinds of content list: guides and articles together, only guides, or only articles. next.config.mjs rewrites the
 * paths of the lists to paths with these names, such as /content?type=guide to /content/of/guide.
 */
export const CONTENT_KINDS = ['all', 'guide', 'article'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (value: string): value is ContentKind =>
  (CONTENT_KINDS as readonly string[]).includes(value);

/** Returns the type of content that a kind of list contains; undefined if it contains both types. */
export const typeOfKind = (kind: ContentKind): ContentType | undefined => (kind === 'all' ? undefined : kind);
