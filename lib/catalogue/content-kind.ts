import type { ContentRow } from '@/lib/schema/rows';

type ContentType = ContentRow['content_type'];

/** The lists of content, as the addresses behind the rewrites of next.config.mjs name them. */
export const CONTENT_KINDS = ['all', 'guide', 'article'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

export const isContentKind = (value: string): value is ContentKind =>
  (CONTENT_KINDS as readonly string[]).includes(value);

/** What rows of that kind have as their type; undefined for both. */
export const typeOfKind = (kind: ContentKind): ContentType | undefined => (kind === 'all' ? undefined : kind);
